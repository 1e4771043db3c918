import { type Catalogue, kindOf } from '#functions/data/catalogue/catalogue.ts';
import { rowId } from '#functions/data/kernel/ids.ts';
import type { StoredUniversity } from '#functions/data/universities/universities.ts';
import { compareEntries } from '#shared/domain/catalogue-set.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { PublicCv, ShownCv } from '#shared/schemas/usercv.ts';
import type { CvList } from './cvs.ts';

/** An entry of the catalogue on somebody's CV, and its stars. */
export type CvRow = { id: string; value: number | null; entry: CatalogueEntry };

const kindIn = { skills: 'skill', values: 'value', activities: 'activity' } as const;

/** The entry of that list and id, retired or not; undefined for what is none. */
export const entryIn = (
  list: CvList,
  entryId: string,
  { entryById }: Pick<Catalogue, 'entryById'>,
): CatalogueEntry | undefined => (kindOf(entryId) === kindIn[list] ? entryById.get(entryId) : undefined);

/** The rows of a list of somebody's CV, in the catalogue's order; a retired entry stays, marked. */
export const cvRows = (
  userId: string,
  list: CvList,
  stars: Readonly<Record<string, number | null>>,
  catalogue: Pick<Catalogue, 'entryById'>,
): CvRow[] =>
  Object.entries(stars)
    .flatMap(([entryId, value]) => {
      const entry = entryIn(list, entryId, catalogue);
      return entry ? [{ id: rowId(userId, entryId), value, entry }] : [];
    })
    .sort((a, b) => compareEntries(a.entry, b.entry));

/** What is said of today beside a person's own data: the catalogue's entries, and their university. */
type Beside = Pick<Catalogue, 'entryById'> & { university: Pick<StoredUniversity, 'name' | 'logoUrl'> | null };

/** What is public of a person as it is answered. */
export const publicCvOf = (
  userId: string,
  { user, userCv, doctorate, ...stars }: ShownCv,
  { university, ...catalogue }: Beside,
): PublicCv => {
  const rows = (list: CvList) => cvRows(userId, list, stars[list], catalogue);
  return {
    userCv,
    doctorate,
    user: { ...user, University: university && { name: university.name, logoUrl: university.logoUrl ?? null } },
    userCvSkills: rows('skills').map(({ entry: Skill, ...row }) => ({ ...row, Skill })),
    userCvValues: rows('values').map(({ entry: Value, ...row }) => ({ ...row, Value })),
    userCvActivities: rows('activities').map(({ entry: Activity, ...row }) => ({ ...row, Activity })),
  };
};
