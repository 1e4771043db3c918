import { HelpTopics } from '#web/blocks/help-topics.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';

const paths = {
  university: '/admin/university',
  users: '/admin/users',
  privacy: undefined,
  formations: '/admin/courses',
  resources: '/admin/resources',
  audit: '/admin/audit',
} as const;

export const AdminHelp = () => {
  const { t } = useTranslation('adminHelp');
  const sections = t('sections', { returnObjects: true });
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <HelpTopics sections={sections} paths={paths} openLabel={(screen) => t('open', { screen })} />
    </>
  );
};
