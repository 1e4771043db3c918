import { PageHead } from '#web/blocks/page-head.tsx';
import { ResourceTabs } from '#web/features/resources/resource-tabs.tsx';
import { useTranslation } from '#web/lib/i18n.ts';
import { useUser } from '#web/lib/session.ts';

export const Resources = () => {
  const { t } = useTranslation('resources');
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <ResourceTabs user={user} />
    </>
  );
};
