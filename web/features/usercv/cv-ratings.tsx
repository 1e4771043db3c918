import { type CvListName, type CvRating, type CvStrength, levelWord } from '#shared/domain/cv-ratings.ts';
import { localized } from '#shared/domain/localized.ts';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';

const EntryName = ({ entry }: Pick<CvRating, 'entry'>) => {
  const { t } = useTranslation('cv');
  return (
    <>
      {localized(entry, currentLanguage()).name}
      {!entry.active && <span className="small muted"> ({t('retired')})</span>}
    </>
  );
};

export const CvStrengths = ({ strengths }: { strengths: readonly CvStrength[] }) => {
  const { t } = useTranslation('cv');
  const words = useRatingLabels()('level.skill');
  return (
    <ol className="cv-proofs">
      {strengths.map(({ id, value, proof, entry }) => (
        <li key={id}>
          <h3>
            <EntryName entry={entry} />{' '}
            <span className="small muted">
              {t('level', { word: levelWord(words, value), value: figure(value, currentLanguage()) })}
            </span>
          </h3>
          <p className="said">{proof}</p>
        </li>
      ))}
    </ol>
  );
};

export type CvLists = readonly { list: CvListName; rows: readonly CvRating[] }[];

/** « compétences, valeurs et activités » */
export const useListed = (): ((lists: CvLists) => string) => {
  const { t } = useTranslation('cv');
  const words = new Intl.ListFormat(currentLanguage());
  return (lists) => words.format(lists.map(({ list }) => t(`rated.${list}`)));
};

const Figure = ({ value }: Pick<CvRating, 'value'>) => {
  const { t } = useTranslation('cv');
  if (value !== null) return <span className="small muted">{t('outOf', { value: figure(value, currentLanguage()) })}</span>;
  return (
    <span className="small muted">
      <span aria-hidden="true">—</span>
      <span className="sr">{t('unrated')}</span>
    </span>
  );
};

/** One list alone needs no heading of its own: the section or fold around it has its name. */
export const CvRatings = ({ lists }: { lists: CvLists }) => {
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
