import { type Catalogue, kindOf } from '#functions/data/catalogue/catalogue.ts';
import { rowId } from '#functions/data/kernel/ids.ts';
import type { StoredUniversity } from '#functions/data/universities/universities.ts';
import { compareEntries } from '#shared/domain/catalogue-set.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { PublicCv, ShownCv } from '#shared/schemas/usercv.ts';
import type { CvList } from './cvs.ts';

/** `value` is stars, null for N/A. */
type CvRow = { id: string; value: number | null; entry: CatalogueEntry };

const kindIn = { skills: 'skill', values: 'value', activities: 'activity' } as const;

/** Includes retired entries; undefined if the entry is unknown or of another list. */
export const entryIn = (
  list: CvList,
  entryId: string,
  { entryById }: Pick<Catalogue, 'entryById'>,
): CatalogueEntry | undefined => (kindOf(entryId) === kindIn[list] ? entryById.get(entryId) : undefined);

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

/** Read at each request, since it changes independently of the CV. */
type CurrentData = Pick<Catalogue, 'entryById'> & { university: Pick<StoredUniversity, 'name' | 'logoUrl'> | null };

export const publicCvOf = (
  userId: string,
  { user, userCv, doctorate, proofs, ...stars }: ShownCv,
  { university, ...catalogue }: CurrentData,
): PublicCv => {
  const rows = (list: CvList) => cvRows(userId, list, stars[list], catalogue);
  return {
    userCv,
    doctorate,
    user: { ...user, University: university && { name: university.name, logoUrl: university.logoUrl ?? null } },
    userCvSkills: rows('skills').map(({ entry: Skill, ...row }) => ({
      ...row,
      proof: proofs[Skill.id] ?? null,
      Skill,
    })),
    userCvValues: rows('values').map(({ entry: Value, ...row }) => ({ ...row, Value })),
    userCvActivities: rows('activities').map(({ entry: Activity, ...row }) => ({ ...row, Activity })),
  };
};
