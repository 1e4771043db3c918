import { type CatalogueSet, compareEntries, type SetEntry, type SetJob } from '#shared/domain/catalogue-set.ts';
import type { RatingKind } from '#shared/lists.ts';
import type { MatchCatalogue } from '#shared/matching/types.ts';
import { type CurrentEdition, findCurrent, readCurrent } from './editions.ts';

export type Catalogue = {
  readonly version: string;
  /** Which edition it is of, and its rows as they are kept; an installation may have none yet. */
  readonly current: CurrentEdition | null;
  readonly set: CatalogueSet;
  /** What can be rated, by kind, in the order of categories and ids: without what is retired. */
  readonly entries: Readonly<Record<RatingKind, readonly SetEntry[]>>;
  /** What was ever there to be rated, retired entries too. */
  readonly entryById: ReadonlyMap<string, SetEntry>;
  /** What is not retired. */
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

/** The version of a catalogue that is not there is one, too. */
const versionOf = (current: CurrentEdition | null): string => current?.version ?? 'none';

const indexById = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row] as const));
const active = (rows: readonly SetEntry[]): SetEntry[] => rows.filter((row) => row.active);

const catalogueOf = (current: CurrentEdition | null, set: CatalogueSet): Catalogue => {
  const { skills, activities, values, rncps } = set;
  const jobs = set.jobs.filter(({ retired }) => !retired);
  const entries = {
    activity: active(activities),
    skill: active(skills),
    value: active(values),
    rncp: active(rncps),
  };
  return {
    version: versionOf(current),
    current,
    set,
    entries,
    entryById: indexById([...skills, ...activities, ...values, ...rncps]),
    jobs,
    jobById: indexById(set.jobs),
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

/** The catalogue that holds now: kept in memory, and read again only when its version has changed. */
export const currentCatalogue = async (now: Date): Promise<Catalogue> => {
  const holding = await findCurrent();
  let catalogue = cached?.catalogue;
  if (catalogue?.version !== versionOf(holding)) {
    const { current, set } = await readCurrent(holding);
    catalogue = catalogueOf(current, set);
  }
  cached = { catalogue, checkedAt: now.getTime() };
  return catalogue;
};

/** The catalogue as it was five seconds ago at the latest, which is new enough for everybody but its keepers. */
export const loadCatalogue = async (now: Date): Promise<Catalogue> => {
  const age = cached ? now.getTime() - cached.checkedAt : Number.NaN;
  return cached && age >= 0 && age < trustedFor ? cached.catalogue : currentCatalogue(now);
};

/** Keeps what this function has just made of the catalogue, so that the next call need not read it. */
export const keepCatalogue = (current: CurrentEdition, set: CatalogueSet, now: Date): void => {
  cached = { catalogue: catalogueOf(current, set), checkedAt: now.getTime() };
};

/** Makes this function read the catalogue again at the next call: it has just replaced it. */
export const forgetCatalogue = (): void => {
  cached = null;
};
