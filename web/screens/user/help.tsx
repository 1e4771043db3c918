import { Link } from 'react-router';
import type { Texts } from '#shared/i18n/index.ts';
import { PageHead } from '#web/blocks/page-head.tsx';
import { CampusContact } from '#web/features/universities/campus-contact.tsx';
import { useTranslation } from '#web/lib/i18n.ts';
import { hasScreen } from '#web/lib/screens.ts';
import { useUser } from '#web/lib/session.ts';
import { Accordion } from '#web/ui/accordion.tsx';

/** What each section is about, in the order of the menu. */
const topics = [
  ['profile', '/user/profile'],
  ['doctorates', '/user/phd'],
  ['portfolios', '/user/assessment'],
  ['jobs', '/user/jobs'],
  ['formations', '/user/courses'],
  ['career', '/user/career'],
  ['resources', '/user/resources'],
] as const satisfies (readonly [keyof Texts['help']['sections'], string])[];

const contactId = 'help-contact';

/** Seven sections, one open at a time, and whom to ask what they do not answer. */
export const Help = () => {
  const { t } = useTranslation('help');
  const universityId = useUser()?.UniversityId;
  const sections = topics.map(([name, path]) => {
    const screen = t(`sections.${name}.title`);
    const content = (
      <>
        {t(`sections.${name}.text`)
          .split('\n')
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        {hasScreen(path) && (
          <p>
            <Link to={path}>{t('open', { screen })}</Link>
          </p>
        )}
      </>
    );
    return { title: screen, content };
  });
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Accordion sections={sections} />
      {universityId && (
        <section className="help-contact" aria-labelledby={contactId}>
          <h2 id={contactId} className="t1">
            {t('contact.title')}
          </h2>
          <CampusContact universityId={universityId} />
        </section>
      )}
    </>
  );
};
