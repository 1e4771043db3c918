import type { Texts } from '#shared/i18n/index.ts';
import { HelpTopics } from '#web/blocks/help-topics.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import type { Path } from '#web/lib/screens.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

const topics: readonly { name: keyof Texts['adminHelp']['sections']; path?: Path }[] = [
  { name: 'university', path: '/admin/university' },
  { name: 'users', path: '/admin/users' },
  { name: 'privacy' },
  { name: 'formations', path: '/admin/courses' },
  { name: 'resources', path: '/admin/resources' },
  { name: 'audit', path: '/admin/audit' },
];

export const AdminHelp = () => {
  const { t } = useTranslation('adminHelp');
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <HelpTopics
        topics={topics.map(({ name, path }) => ({
          title: t(`sections.${name}.title`),
          text: t(`sections.${name}.text`),
          path,
        }))}
        openLabel={(screen) => t('open', { screen })}
      />
    </>
  );
};
