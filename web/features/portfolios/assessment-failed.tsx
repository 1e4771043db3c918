import { Link } from 'react-router-dom';
import { Failed } from '#web/blocks/failed.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';

type AssessmentFailedProps = {
  title?: string;
  error: ApiError;
  isRetrying: boolean;
  onRetry: () => void;
  listPath: string;
};

export const AssessmentFailed = ({ title, error, isRetrying, onRetry, listPath }: AssessmentFailedProps) => {
  const { t } = useTranslation('portfolios');
  return (
    <>
      <PageHead title={title ?? t('detail.title')} />
      <Failed
        error={error}
        isRetrying={isRetrying}
        onRetry={onRetry}
        wayOut={
          <Link className={buttonClass({ look: 'primary' })} to={listPath}>
            {t('detail.backToList')}
          </Link>
        }
      />
    </>
  );
};
