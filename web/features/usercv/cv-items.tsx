import { localized } from '#shared/domain/localized.ts';
import { withoutRepetition } from '#shared/domain/without-repetition.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { WebLink } from '#web/blocks/web-link.tsx';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { usePeriod } from '#web/lib/words/use-period.ts';
import { StarScale } from '#web/ui/fields/stars.tsx';
import { Raised } from '#web/ui/raised.tsx';

/** A post or a diploma. */
type Stage = { id: string; title: string; place: string; startDate: string; endDate: string | null };

export const Strand = ({ stages }: { stages: readonly Stage[] }) => {
  const period = usePeriod();
  return (
    <ol className="strand">
      {stages.map(({ id, title, place, startDate, endDate }) => (
        <li key={id} className={endDate ? undefined : 'open'}>
          <p className="when">
            <Raised>{period(startDate, endDate)}</Raised>
          </p>
          <h3>{title}</h3>
          <p>{place}</p>
        </li>
      ))}
    </ol>
  );
};

export const Publications = ({ items }: { items: PublicCv['user']['Publications'] }) => (
  <ol className="pub">
    {items.map(withoutRepetition).map(({ id, title, url, authors, journalName, date, description }) => (
      <li key={id}>
        <h3>{url ? <WebLink address={url}>{title}</WebLink> : title}</h3>
        <p>
          {authors}
          {authors && (journalName || date) && (authors.endsWith('.') ? ' ' : '. ')}
          {journalName && <em>{journalName}</em>}
          {journalName && date && ', '}
          {date}
        </p>
        {description && <p className="small muted said">{description}</p>}
      </li>
    ))}
  </ol>
);

type Row = { id: string; value: number | null; entry: CatalogueEntry };

const List = ({ title, rows }: { title: string; rows: readonly Row[] }) => {
  const { t } = useTranslation('cv');
  const language = currentLanguage();
  if (rows.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <table className="cv-stars">
        <caption className="sr">{t('rated', { list: title })}</caption>
        <tbody>
          {rows.map(({ id, value, entry }) => (
            <tr key={id}>
              <th scope="row">
                {localized(entry, language).name}
                {!entry.active && <span className="small muted"> ({t('retired')})</span>}
              </th>
              <td>
                {value === null ? (
                  <>
                    <span aria-hidden="true">—</span>
                    <span className="sr">{t('unrated')}</span>
                  </>
                ) : (
                  <StarScale value={value} text={t('outOf', { value: figure(value, language) })} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

export const CvStars = ({ cv: { userCvSkills, userCvValues, userCvActivities } }: { cv: PublicCv }) => {
  const { t } = useTranslation('cv');
  return (
    <div className="cv-lists">
      <List title={t('lists.skills')} rows={userCvSkills.map(({ Skill, ...row }) => ({ ...row, entry: Skill }))} />
      <List title={t('lists.values')} rows={userCvValues.map(({ Value, ...row }) => ({ ...row, entry: Value }))} />
      <List
        title={t('lists.activities')}
        rows={userCvActivities.map(({ Activity, ...row }) => ({ ...row, entry: Activity }))}
      />
    </div>
  );
};
