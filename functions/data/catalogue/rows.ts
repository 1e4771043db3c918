import { type CatalogueSet, compareEntries, type SetEntry, type SetJob } from '#shared/domain/catalogue-set.ts';

type Late<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]?: T[P] | undefined };
type LateOfAll = 'retired' | 'definition' | 'definitionFR';
type LateOfJob =
  | LateOfAll
  | ('researchDomains' | 'coreKinds' | 'regularKinds' | 'family' | 'familyFR' | 'employers' | 'requirement')
  | ('subjects' | 'subjectsFR' | 'figuresFrom' | 'stylesFrom');
type StoredEntry = Late<SetEntry, LateOfAll | 'officialBlock'>;
type StoredJob = Late<SetJob, LateOfJob>;

/** A row as any version of the product may have stored it; its list follows from its id's first letter. */
export type StoredRow = StoredEntry | StoredJob;

const isJob = (row: StoredRow): row is StoredJob => row.id.startsWith('j');

/** What nobody has said of a row in columns that came later. */
const unsaid = { retired: false, definition: '', definitionFR: '' };
const unsaidOfJob = {
  ...unsaid,
  researchDomains: [],
  coreKinds: [],
  regularKinds: [],
  family: '',
  familyFR: '',
  employers: [],
  requirement: null,
  subjects: [],
  subjectsFR: [],
  figuresFrom: null,
  stylesFrom: null,
};

/** The rows by list, each in its order; what a row did not hold yet when it was written has nothing in it. */
export const setOf = (rows: Iterable<StoredRow>): CatalogueSet => {
  const byLetter: Record<string, SetEntry[]> = { s: [], a: [], v: [], r: [] };
  const jobs: SetJob[] = [];
  for (const row of rows) {
    if (isJob(row)) {
      jobs.push({ ...unsaidOfJob, ...row });
    } else byLetter[row.id.charAt(0)]?.push({ ...unsaid, officialBlock: null, ...row });
  }
  const { s = [], a = [], v = [], r = [] } = byLetter;
  for (const list of [s, a, v, r, jobs]) list.sort(compareEntries);
  return { skills: s, activities: a, values: v, rncps: r, jobs };
};
