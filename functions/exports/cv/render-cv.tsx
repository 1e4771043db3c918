import type { ReactNode } from 'react';
import { doctorateFacts, doctorateTextNames } from '#shared/domain/doctorate-facts.ts';
import { localized } from '#shared/domain/localized.ts';
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
    {items.map(({ id, title, url, authors, journalName, date, description }) => (
      <li key={id}>
        <p className="strong">{title}</p>
        <p>{[authors, journalName, date].filter(Boolean).join(' · ')}</p>
        {url && <p>{url}</p>}
        <p className="said muted">{description}</p>
      </li>
    ))}
  </ol>
);

type RatingsProps = { lists: ReturnType<typeof cvRatings>['others']; texts: CvTexts };

const Ratings = ({ lists, texts: { t, language, figure } }: RatingsProps) =>
  lists.map(({ list, rows }) => (
    <p key={list}>
      {lists.length > 1 && <span className="strong">{t('listed', { list: t(`lists.${list}`) })} </span>}
      {rows
        .map(({ value, entry }) => {
          const { name } = localized(entry, language);
          return value === null ? name : `${name} ${t('outOf', { value: figure(value) })}`;
        })
        .join(' · ')}
    </p>
  ));

type StrengthsProps = { strengths: readonly CvStrength[]; texts: CvTexts };

const Strengths = ({ strengths, texts: { t, language, figure, words } }: StrengthsProps) => (
  <ol className="proofs">
    {strengths.map(({ id, value, proof, entry }) => (
      <li key={id}>
        <h3>{localized(entry, language).name}</h3>
        <p className="muted">{t('level', { word: levelWord(words, value), value: figure(value) })}</p>
        <p className="said">{proof}</p>
      </li>
    ))}
  </ol>
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

const Who = ({ doctorate, today, texts }: DoctorateProps & { today: string }) => {
  const { t, language, labels } = texts;
  const labelOf = (domain: string) => labels('researchDomain', domain);
  const who = cvWho(doctorate, { language, today, labelOf });
  if (!who) return null;
  return (
    <p className="muted">
      {t(who.key, { domain: who.domain })}
      {who.year && (
        <>
          , {who.year}
          <sup>{ordinalSuffix(who.year, language)}</sup> {t('year')}
        </>
      )}
    </p>
  );
};

type HeadProps = { cv: PublicCv; fullName: string; today: string; texts: CvTexts };

const Head = ({ cv: { user: person, userCv, doctorate }, fullName, today, texts }: HeadProps) => (
  <header>
    <Brand product={texts.product} />
    <h1>{fullName}</h1>
    {doctorate && <Who doctorate={doctorate} today={today} texts={texts} />}
    {userCv.about && <p className="said">{userCv.about}</p>}
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

/** Shows the parts of the web page in the same order. */
export const renderCv = (cv: PublicCv, language: Language, today: string): string => {
  const { user, doctorate } = cv;
  const texts = cvTexts(language);
  const { t, listed } = texts;
  const fullName = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const { strengths, others } = cvRatings(cv);
  const isRated = strengths.length + others.length > 0;
  const title = cvOthersTitle(others, listed, t('others'));
