import { type CvRatings, levelWord } from '#shared/domain/cv/cv-ratings.ts';
import { localized } from '#shared/domain/localized.ts';
import type { CvTexts } from './texts.ts';

type RatingsProps = { lists: CvRatings['others']; texts: CvTexts };

export const Ratings = ({ lists, texts: { t, language, figure } }: RatingsProps) =>
  lists.map(({ list, rows }) => (
    <p key={list}>
      {lists.length > 1 && <span className="strong">{t(`lists.${list}`)}</span>}
      {rows
        .map(({ value, entry }) => {
          const { name } = localized(entry, language);
          return value === null ? name : `${name} ${t('outOf', { value: figure(value) })}`;
        })
        .join(' · ')}
    </p>
  ));

type StrengthsProps = { strengths: CvRatings['strengths']; texts: CvTexts };

export const Strengths = ({ strengths, texts: { t, language, figure, levels } }: StrengthsProps) => (
  <ol className="proofs">
    {strengths.map(({ id, value, proof, entry }) => (
      <li key={id}>
        <h3>{localized(entry, language).name}</h3>
        <p>{t('level', { word: levelWord(levels, value), value: figure(value) })}</p>
        <p className="said">{proof}</p>
      </li>
    ))}
  </ol>
);
