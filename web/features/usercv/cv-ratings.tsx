import {
  type CvListName,
  type CvRating,
  levelWord,
  type CvRatings as Ratings,
  ratingsTitle,
} from '#shared/domain/cv/cv-ratings.ts';
import { localized } from '#shared/domain/localized.ts';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { Seal } from '#web/ui/labyrinth.tsx';

const EntryName = ({ entry }: Pick<CvRating, 'entry'>) => {
  const { t } = useTranslation('cv');
  return (
    <>
      {localized(entry, currentLanguage()).name}
      {!entry.active && <span className="small muted"> ({t('retired')})</span>}
    </>
  );
};

export const CvStrengths = ({ strengths }: Pick<Ratings, 'strengths'>) => {
  const { t } = useTranslation('cv');
  const words = useRatingLabels()('level.skill');
  return (
    <ol className="cv-proofs">
      {strengths.map(({ id, value, proof, entry }) => (
        <li key={id}>
          <div className="cv-strength">
            <h3>
              <EntryName entry={entry} />
            </h3>
            <p className="cv-level">
              {t('level', { word: levelWord(words, value), value: figure(value, currentLanguage()) })}
            </p>
          </div>
          <p className="said">{proof}</p>
        </li>
      ))}
    </ol>
  );
};

/** Says once whose the ratings are. */
export const SelfRated = () => {
  const { t } = useTranslation('cv');
  return (
    <p className="sealed small muted">
      <Seal />
      {t('selfRated')}
    </p>
  );
};

export const useRatingsTitle = (): ((ratings: Ratings) => string) => {
  const { t } = useTranslation('cv');
  const nameOf = (list: CvListName) => t(`listNames.${list}`);
  const sayOthers = (lists: string) => t('others', { lists });
  return (ratings) => ratingsTitle(ratings, { language: currentLanguage(), nameOf, sayOthers });
};

const Figure = ({ value }: Pick<CvRating, 'value'>) => {
  const { t } = useTranslation('cv');
  if (value !== null)
    return <span className="cv-level">{t('outOf', { value: figure(value, currentLanguage()) })}</span>;
  return (
    <span className="small muted">
      <span aria-hidden="true">—</span>
      <span className="sr">{t('unrated')}</span>
    </span>
  );
};

/** One list alone needs no heading of its own: the section or fold around it has its name. */
export const CvRatings = ({ lists }: { lists: Ratings['others'] }) => {
  const { t } = useTranslation('cv');
  return (
    <div className="cv-lists">
      {lists.map(({ list, rows }) => (
        <div key={list}>
          {lists.length > 1 && <h3>{t(`lists.${list}`)}</h3>}
          <ul className="cv-rated">
            {rows.map(({ id, value, entry }) => (
              <li key={id}>
                <EntryName entry={entry} /> <Figure value={value} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
};
