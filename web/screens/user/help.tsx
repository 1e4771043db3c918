import { HelpTopics } from '#web/blocks/help-topics.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { CampusContact } from '#web/features/universities/campus-contact.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

const paths = {
  profile: '/user/profile',
  doctorates: '/user/phd',
  portfolios: '/user/assessment',
  jobs: '/user/jobs',
  formations: '/user/courses',
  career: '/user/career',
  resources: '/user/resources',
} as const;

const contactId = 'help-contact';

export const Help = () => {
  const { t } = useTranslation('help');
  const universityId = useUser()?.UniversityId;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <HelpTopics
        sections={t('sections', { returnObjects: true })}
        paths={paths}
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
