import type { ReactNode } from 'react';
import { doctorateFacts, doctorateTextNames } from '#shared/domain/doctorate-facts.ts';
import { localized } from '#shared/domain/localized.ts';
import { withoutRepetition } from '#shared/domain/without-repetition.ts';
import type { Language } from '#shared/lists.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { socialPlatforms } from '#shared/socials.ts';
import { Brand } from '../report/brand.tsx';
import { folio } from '../report/folio.ts';
import { Sealed } from '../report/labyrinth.tsx';
import { renderDocument } from '../report/render-document.tsx';
import cvStyles from '../report/styles/cv.css?raw';
import { commonStyles } from '../report/styles.ts';
import { type CvTexts, cvTexts } from './texts.ts';

const Section = ({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) =>
  isShown ? (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  ) : null;

type Stage = { id: string; title: string; place: string; city: string; startDate: string; endDate: string | null };

const Stages = ({ stages, texts }: { stages: readonly Stage[]; texts: CvTexts }) => (
  <ol className="stages">
    {stages.map(({ id, title, place, city, startDate, endDate }) => (
      <li key={id}>
        <p className="muted">{texts.period(startDate, endDate)}</p>
        <p className="strong">{title}</p>
        <p>{`${place}, ${city}`}</p>
      </li>
    ))}
  </ol>
);

const Publications = ({ items }: { items: PublicCv['user']['Publications'] }) => (
  <ol className="pub">
    {items.map(withoutRepetition).map(({ id, title, url, authors, journalName, date, description }) => (
      <li key={id}>
        <p className="strong">{title}</p>
        <p>{[authors, journalName, date].filter(Boolean).join(' · ')}</p>
        {url && <p>{url}</p>}
        {description && <p className="said muted">{description}</p>}
      </li>
    ))}
  </ol>
);

type Rated = { id: string; value: number | null; entry: CatalogueEntry };

const Stars = ({ title, rows, texts }: { title: string; rows: readonly Rated[]; texts: CvTexts }) =>
  rows.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul className="stars">
        {rows.map(({ id, value, entry }) => (
          <li key={id}>
            {localized(entry, texts.language).name}
            {value !== null && ` · ${texts.t('outOf', { value: texts.figure(value) })}`}
          </li>
        ))}
      </ul>
    </>
  );

const textNames = [...doctorateTextNames.presentation, ...doctorateTextNames.appreciation, ...doctorateTextNames.smart];

type DoctorateProps = { doctorate: NonNullable<PublicCv['doctorate']>; texts: CvTexts };

const Doctorate = ({ doctorate, texts: { t, labels, language } }: DoctorateProps) => (
  <>
    <dl>
      {doctorateFacts(doctorate, { language, labels, yesOrNo: (word) => t(`doctorate.${word}`) }).map(
        ({ name, text }) => (
          <div key={name}>
            <dt>{t(`doctorate.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
    </dl>
    {textNames.map(
      (name) =>
        doctorate[name] && (
          <div key={name}>
            <h3>{t(`doctorate.${name}`)}</h3>
            <p className="said">{doctorate[name]}</p>
          </div>
        ),
    )}
  </>
);

const platformName = (platform: string): string =>
  socialPlatforms.find((one) => one.platform === platform)?.name ?? platform;

const Head = ({ person, fullName, texts }: { person: PublicCv['user']; fullName: string; texts: CvTexts }) => (
  <header>
    <Brand product={texts.product} />
    <h1>{fullName}</h1>
    {person.University && <p className="campus">{person.University.name}</p>}
    {person.Socials.length > 0 && (
      <ul>
        {person.Socials.map(({ platform, url }) => (
          <li key={platform}>
            {platformName(platform)} · {url}
          </li>
        ))}
      </ul>
    )}
  </header>
);

/** Shows the sections of the web page in the same order. */
export const renderCv = ({ user, userCv, doctorate, ...rated }: PublicCv, language: Language): string => {
  const texts = cvTexts(language);
  const { t } = texts;
  const fullName = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const skills = rated.userCvSkills.map(({ Skill: entry, ...row }) => ({ ...row, entry }));
  const values = rated.userCvValues.map(({ Value: entry, ...row }) => ({ ...row, entry }));
  const activities = rated.userCvActivities.map(({ Activity: entry, ...row }) => ({ ...row, entry }));
  return renderDocument({
    language,
    title: `${fullName} · ${t('title')}`,
    styles: `${commonStyles}${cvStyles}${folio(fullName, t('title'))}`,
    children: (
      <main>
        <Head person={user} fullName={fullName} texts={texts} />
        {userCv.about && <p className="said">{userCv.about}</p>}
        <Section title={t('sections.experiences')} isShown={user.Experiences.length > 0}>
          <Stages stages={user.Experiences.map((post) => ({ ...post, place: post.company }))} texts={texts} />
        </Section>
        <Section title={t('sections.diplomas')} isShown={user.Diplomas.length > 0}>
          <Stages
            stages={user.Diplomas.map((one) => ({ ...one, title: one.name, place: one.university }))}
            texts={texts}
          />
        </Section>
        <Section title={t('sections.publications')} isShown={user.Publications.length > 0}>
          <Publications items={user.Publications} />
        </Section>
        <Section title={t('sections.skills')} isShown={skills.length + values.length + activities.length > 0}>
          <Stars title={t('lists.skills')} rows={skills} texts={texts} />
          <Stars title={t('lists.values')} rows={values} texts={texts} />
          <Stars title={t('lists.activities')} rows={activities} texts={texts} />
          <Sealed>{t('selfRated')}</Sealed>
        </Section>
        <Section title={t('sections.doctorate')} isShown={doctorate !== null}>
          {doctorate && <Doctorate doctorate={doctorate} texts={texts} />}
        </Section>
      </main>
    ),
  });
};
