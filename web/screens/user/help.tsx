import type { Texts } from '#shared/i18n/index.ts';
import { HelpTopics } from '#web/blocks/help-topics.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { CampusContact } from '#web/features/universities/campus-contact.tsx';
import type { Path } from '#web/lib/screens.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

const topics = [
  ['profile', '/user/profile'],
  ['doctorates', '/user/phd'],
  ['portfolios', '/user/assessment'],
  ['jobs', '/user/jobs'],
  ['formations', '/user/courses'],
  ['career', '/user/career'],
  ['resources', '/user/resources'],
] as const satisfies (readonly [keyof Texts['help']['sections'], Path])[];

const contactId = 'help-contact';

export const Help = () => {
  const { t } = useTranslation('help');
  const universityId = useUser()?.UniversityId;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <HelpTopics
        topics={topics.map(([name, path]) => ({
          title: t(`sections.${name}.title`),
          text: t(`sections.${name}.text`),
          path,
        }))}
        openLabel={(screen) => t('open', { screen })}
      />
      {universityId && (
        <section className="help-contact" aria-labelledby={contactId}>
          <h2 id={contactId} className="t1">
            {t('contactTitle')}
          </h2>
          <CampusContact universityId={universityId} />
        </section>
      )}
    </>
  );
};
