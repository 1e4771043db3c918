import { PageHead } from '#web/blocks/page-head.tsx';
import { ResourceTabs } from '#web/features/resources/resource-tabs.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

export const Resources = () => {
  const { t } = useTranslation('resources');
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHead title={t('title')} lead={t(user.role === 'admin' ? 'leadAdmin' : 'lead')} />
      <ResourceTabs user={user} />
    </>
  );
};
