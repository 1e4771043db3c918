import { conformity } from 'virtual:rgaa';
import type { ReactNode } from 'react';
import { longDay } from '#shared/domain/long-date.ts';
import { PageHead } from '#web/blocks/page-head.tsx';
import { WebLink } from '#web/blocks/web-link.tsx';
import { company } from '#web/lib/company.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import './terms.css';

const { conform, notApplicable, unmet, untested, day, verdict } = conformity;
const applicable = conform + unmet.length + untested.length;
const complaints = {
  form: 'https://formulaire.defenseurdesdroits.fr/',
  delegate: 'https://www.defenseurdesdroits.fr/saisir/delegues',
} as const;

const CampusContact = onDemand(
  async () => (await import('#web/features/universities/campus-contact.tsx')).CampusContact,
  { texts: ['campusContact'] },
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="t1">{title}</h2>
    {children}
  </section>
);

const Criteria = ({ of }: { of: typeof unmet }) => {
  const { t } = useTranslation('accessibility');
  return (
    <ul>
      {of.map(({ id, ...why }) => (
        <li key={id}>{t('unmet.criterion', { id, why: why[currentLanguage()] })}</li>
      ))}
    </ul>
  );
};

const Unmet = () => {
  const { t } = useTranslation('accessibility');
  return (
    <Section title={t('unmet.title')}>
      <p>{t(unmet.length === 0 ? 'unmet.none' : 'unmet.some')}</p>
      {unmet.length > 0 && <Criteria of={unmet} />}
      {untested.length > 0 && (
        <>
          <p>{t('unmet.untested')}</p>
          <Criteria of={untested} />
        </>
      )}
      <p>{t('unmet.exempt')}</p>
    </Section>
  );
};

const Contact = () => {
  const { t } = useTranslation('accessibility');
  const user = useUser();
  const { email } = company.legal;
  const universityId = user?.role === 'user' ? user.UniversityId : null;
  return (
    <Section title={t('contact.title')}>
      <p>{t('contact.text')}</p>
      <p>
        {t('contact.editor')} <a href={`mailto:${email}`}>{email}</a>
      </p>
      {universityId ? <CampusContact universityId={universityId} /> : <p>{t('contact.elsewhere')}</p>}
    </Section>
  );
};

const Recourse = () => {
  const { t } = useTranslation('accessibility');
  return (
    <Section title={t('recourse.title')}>
      <p>{t('recourse.text')}</p>
      <ul>
        {(['form', 'delegate'] as const).map((way) => (
          <li key={way}>
            <WebLink address={complaints[way]}>{t(`recourse.${way}`)}</WebLink>
          </li>
        ))}
        <li>{t('recourse.post')}</li>
      </ul>
    </Section>
  );
};

/** Its figures are those of docs/trust/rgaa.csv at the time of the build. */
export const Accessibility = () => {
  const { t } = useTranslation('accessibility');
  const percent = Math.floor((100 * conform) / applicable);
  const { editor } = company.legal;
  return (
    <div className="wrap terms">
      <PageHead title={t('title')} lead={t('lead', { editor })} />
      <div className="articles">
        <Section title={t('who.title')}>
          <p>{t('who.self')}</p>
          <p>{t('who.campus')}</p>
        </Section>
        <Section title={t('state.title')}>
          <p>{t(`state.${verdict}`)}</p>
        </Section>
        <Section title={t('results.title')}>
          <p>{t('results.rate', { percent, conform, applicable })}</p>
          <p>{t('results.others', { notApplicable })}</p>
        </Section>
        <Unmet />
        <Section title={t('making.title')}>
          <p>{t('making.day', { date: longDay(day, currentLanguage()) })}</p>
          <ul>
            {(['technologies', 'environment', 'tools', 'pages'] as const).map((fact) => (
              <li key={fact}>{t(`making.${fact}`)}</li>
            ))}
          </ul>
        </Section>
        <Contact />
        <Recourse />
      </div>
    </div>
  );
};
