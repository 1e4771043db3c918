import { localized } from '#shared/domain/localized.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { StarScale } from '#web/ui/fields/stars.tsx';

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

/** Ratings of skills, values and activities in catalogue order. */
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
