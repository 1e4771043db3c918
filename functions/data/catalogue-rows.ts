import { type CatalogueSet, compareEntries, type SetEntry, type SetJob } from '#shared/domain/catalogue-set.ts';

type Late<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]?: T[P] | undefined };
type StoredEntry = Late<SetEntry, 'officialBlock'>;
type StoredJob = Late<SetJob, 'researchDomains' | 'figuresFrom' | 'stylesFrom'>;

/** A row as any version of the product may have stored it; its list follows from its id's first letter. */
export type StoredRow = StoredEntry | StoredJob;

const isJob = (row: StoredRow): row is StoredJob => row.id.startsWith('j');

/** The rows by list, each in its order; what a row did not hold yet when it was written has nothing in it. */
export const setOf = (rows: Iterable<StoredRow>): CatalogueSet => {
  const byLetter: Record<string, SetEntry[]> = { s: [], a: [], v: [], r: [] };
  const jobs: SetJob[] = [];
  for (const row of rows) {
    if (isJob(row)) {
      const { researchDomains = [], figuresFrom = null, stylesFrom = null } = row;
      jobs.push({ ...row, researchDomains, figuresFrom, stylesFrom });
    } else byLetter[row.id.charAt(0)]?.push({ ...row, officialBlock: row.officialBlock ?? null });
  }
  const { s = [], a = [], v = [], r = [] } = byLetter;
  for (const list of [s, a, v, r, jobs]) list.sort(compareEntries);
  return { skills: s, activities: a, values: v, rncps: r, jobs };
};
