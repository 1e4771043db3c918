import type { ReactNode } from 'react';
import { type CvListName, cvRatings, ratingsTitle } from '#shared/domain/cv/cv-ratings.ts';
import { withoutRepetition } from '#shared/domain/cv/without-repetition.ts';
import type { Language } from '#shared/lists.ts';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { folio } from '../report/folio.ts';
import { Sealed } from '../report/labyrinth.tsx';
import { Raised } from '../report/raised.tsx';
import { renderDocument } from '../report/render-document.tsx';
import cvStyles from '../report/styles/cv.css?raw';
import { commonStyles } from '../report/styles.ts';
import { Doctorate } from './doctorate.tsx';
import { Head } from './head.tsx';
import { Ratings, Strengths } from './ratings.tsx';
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
        <p className="muted">
          <Raised>{texts.period(startDate, endDate)}</Raised>
        </p>
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

/** Shows the parts of the web page in the same order; `today` decides the year of the doctorate. */
export const renderCv = (cv: PublicCv, language: Language, today: string): string => {
  const { user, doctorate } = cv;
  const texts = cvTexts(language);
  const { t } = texts;
  const fullName = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const ratings = cvRatings(cv);
  const { strengths, others } = ratings;
  const nameOf = (list: CvListName) => t(`listNames.${list}`);
  const title = ratingsTitle(ratings, { language, nameOf, sayOthers: (lists) => t('others', { lists }) });
  return renderDocument({
    language,
    title: `${fullName} · ${t('title')}`,
    styles: `${commonStyles}${cvStyles}${folio(fullName, t('title'))}`,
    children: (
      <main>
        <Head cv={cv} fullName={fullName} today={today} texts={texts} />
        <Section title={t('sections.strengths')} isShown={strengths.length > 0}>
          <Strengths strengths={strengths} texts={texts} />
          {others.length > 0 && <h3>{title}</h3>}
          <Ratings lists={others} texts={texts} />
        </Section>
        <Section title={t('sections.experiences')} isShown={user.Experiences.length > 0}>
          <Stages stages={user.Experiences.map((post) => ({ ...post, place: post.company }))} texts={texts} />
        </Section>
        <Section title={t('sections.doctorate')} isShown={doctorate !== null}>
          {doctorate && <Doctorate doctorate={doctorate} texts={texts} />}
        </Section>
        <Section title={t('sections.publications')} isShown={user.Publications.length > 0}>
          <Publications items={user.Publications} />
        </Section>
        <Section title={t('sections.diplomas')} isShown={user.Diplomas.length > 0}>
          <Stages
            stages={user.Diplomas.map((one) => ({ ...one, title: one.name, place: one.university }))}
            texts={texts}
          />
        </Section>
        <Section title={title} isShown={strengths.length === 0 && others.length > 0}>
          <Ratings lists={others} texts={texts} />
        </Section>
        {strengths.length + others.length > 0 && <Sealed>{t('selfRated')}</Sealed>}
      </main>
    ),
  });
};
