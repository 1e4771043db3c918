import { Link } from 'react-router-dom';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export const NotFound = () => {
  const { t } = useTranslation('layout');
  return (
    <EmptyState
      heading="h1"
      title={t('notFound.heading')}
      text={t('notFound.text')}
      action={
        <Link className={buttonClass({ look: 'primary' })} to="/">
          {t('notFound.home')}
        </Link>
      }
    />
  );
};
