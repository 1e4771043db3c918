import { type CatalogueSet, compareEntries, type SetEntry, type SetJob } from '#shared/domain/catalogue-set.ts';
import type { MatchCatalogue } from '#shared/domain/job-match-types.ts';
import type { RatingKind } from '#shared/lists.ts';
import { findCurrent, readCurrent } from './catalogue-editions.ts';

export type Catalogue = {
  readonly version: string;
  /** What can be rated, by kind, in the order of categories and ids: without what is retired. */
  readonly entries: Readonly<Record<RatingKind, readonly SetEntry[]>>;
  /** What was ever there to be rated, retired entries too. */
  readonly entryById: ReadonlyMap<string, SetEntry>;
  readonly jobs: readonly SetJob[];
  readonly jobById: ReadonlyMap<string, SetJob>;
  /** The strengths, for the ranking of jobs. */
  readonly matching: MatchCatalogue;
};

const kindOfLetter = { a: 'activity', s: 'skill', v: 'value', r: 'rncp' } as const satisfies Record<string, RatingKind>;
const isLetter = (letter: string): letter is keyof typeof kindOfLetter => letter in kindOfLetter;

/** The kind of a catalogue entry by its id's first letter; null for jobs and strangers. */
export const kindOf = (entryId: string): RatingKind | null => {
  const letter = entryId.charAt(0);
  return isLetter(letter) ? kindOfLetter[letter] : null;
};

const indexById = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row] as const));
const active = (rows: readonly SetEntry[]): SetEntry[] => rows.filter((row) => row.active);

const catalogueOf = (version: string, { skills, activities, values, rncps, jobs }: CatalogueSet): Catalogue => {
  const entries = {
    activity: active(activities),
    skill: active(skills),
    value: active(values),
    rncp: active(rncps),
  };
  return {
    version,
    entries,
    entryById: indexById([...skills, ...activities, ...values, ...rncps]),
    jobs,
    jobById: indexById(jobs),
    matching: { skills: entries.skill, activities: entries.activity, jobs },
  };
};

/** The rows of an assessment: what can be rated, and what was rated before it was retired. */
export const ratedKind = (
  { entries, entryById }: Catalogue,
  kind: RatingKind,
  answers: ReadonlyMap<string, unknown>,
): readonly SetEntry[] => {
  const retired = [...answers.keys()].flatMap((id) => {
    const entry = kindOf(id) === kind ? entryById.get(id) : undefined;
    return entry && !entry.active ? [entry] : [];
  });
  return retired.length > 0 ? [...entries[kind], ...retired].sort(compareEntries) : entries[kind];
};

/** How long a warm function trusts its copy without asking for the version, in milliseconds. */
const trustedFor = 5_000;
let cached: { catalogue: Catalogue; checkedAt: number } | null = null;

/** The shared catalogue, kept in memory between calls and read again when its version changes (seen within five seconds). */
export const loadCatalogue = async (now: Date): Promise<Catalogue> => {
  const at = now.getTime();
  if (cached && at - cached.checkedAt < trustedFor && at >= cached.checkedAt) return cached.catalogue;
  const known = cached?.catalogue;
  const holding = await findCurrent();
  if (known && known.version === (holding?.version ?? 'none')) {
    cached = { catalogue: known, checkedAt: at };
    return known;
  }
  const { current, set } = await readCurrent(holding);
  const catalogue = catalogueOf(current?.version ?? 'none', set);
  cached = { catalogue, checkedAt: at };
  return catalogue;
};

/** Makes this function read the catalogue again at the next call: it has just changed it. */
export const forgetCatalogue = (): void => {
  cached = null;
};
