import { UsedLink } from '#web/features/auth/used-link.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

export const Stay = () => {
  const { t } = useTranslation('leaving');
  return <UsedLink call={api.auth.stay} words={t('stay', { returnObjects: true })} />;
};
