import { groupedJobs } from '#shared/matching/grouped-jobs.ts';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';

/** `key` is the family that folds, else the job's id. An `aside` row stands in for a job that was just set aside. */
export type JobRow = {
  key: string;
  job: CalculatedJob;
  kin: readonly CalculatedJob[];
  /** True among jobs whose order says little. */
  isClose: boolean;
  isAside: boolean;
};

export const rowOf = (job: CalculatedJob): JobRow => ({
  key: job.Job.id,
  job,
  kin: [],
  isClose: false,
  isAside: false,
});

export const asideRowOf = (job: CalculatedJob): JobRow => ({ ...rowOf(job), isAside: true });

/** Folds what the list folds; leaves out hidden jobs. */
export const rowsOf = (jobs: readonly CalculatedJob[], isHidden: (job: CalculatedJob) => boolean): JobRow[] =>
  groupedJobs(jobs, (job) => !isHidden(job)).flatMap(({ certainty, entries }) =>
    entries.map(({ job, kin }) => ({
      ...rowOf(job),
      key: job.Job.family || job.Job.id,
      kin,
      isClose: certainty === 'look',
    })),
  );

/** Held rows keep their place in `base`; the others fill the places between them in their own order. */
export const holdPlaces = (
  rows: readonly JobRow[],
  base: readonly string[],
  held: ReadonlySet<string>,
): readonly JobRow[] => {
  const places = new Map(base.map((key, place) => [key, place]));
  const placeOf = ({ key }: JobRow) => (held.has(key) ? places.get(key) : undefined);
  const order = rows.filter((row) => placeOf(row) === undefined);
  const still = rows.filter((row) => placeOf(row) !== undefined);
  for (const row of still.sort((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0)))
    order.splice(placeOf(row) ?? 0, 0, row);
  return order;
};

/** Numbers 1 to n by job id as the list shows them; folded jobs share their entry's number (D78). */
export const numbersOf = (rows: readonly JobRow[]): ReadonlyMap<string, number> =>
  new Map(
    rows
      .filter(({ isAside }) => !isAside)
      .flatMap(({ job, kin }, place) => [job, ...kin].map(({ Job }) => [Job.id, place + 1] as const)),
  );

/** Smaller moves are side effects of others. */
const leastRise = 2;

/** Counts the places by which each row rose since `base`. Rows that were touched do not move. */
export const risesOf = (
  rows: readonly JobRow[],
  base: readonly string[],
  held: ReadonlySet<string>,
): ReadonlyMap<string, number> => {
  const places = new Map(base.map((key, place) => [key, place]));
  return new Map(
    rows.flatMap(({ key }, place) => {
      const rise = (places.get(key) ?? base.length) - place;
      return rise >= leastRise && !held.has(key) ? [[key, rise] as const] : [];
    }),
  );
};

/** The row before which the list says that the order tells little from here on; undefined without both kinds. */
export const turnOf = (rows: readonly JobRow[], held: ReadonlySet<string>): string | undefined => {
  const turn = rows.findIndex(({ key, isClose, isAside }) => isClose && !isAside && !held.has(key));
  return turn > 0 ? rows[turn]?.key : undefined;
};
