import { type CatalogueSet, compareEntries, type SetEntry, type SetJob } from '#shared/domain/catalogue-set.ts';
import type { RatingKind } from '#shared/lists.ts';
import type { MatchCatalogue } from '#shared/matching/types.ts';
import { type CurrentEdition, findCurrent, readCurrent } from './editions.ts';

export type Catalogue = {
  readonly version: string;
  /** Null before the first import. */
  readonly current: CurrentEdition | null;
  readonly set: CatalogueSet;
  /** Ordered by category and id. */
  readonly entries: Readonly<Record<RatingKind, readonly SetEntry[]>>;
  readonly entryById: ReadonlyMap<string, SetEntry>;
  readonly jobs: readonly SetJob[];
  readonly jobById: ReadonlyMap<string, SetJob>;
  readonly matching: MatchCatalogue;
};

const kindOfLetter = { a: 'activity', s: 'skill', v: 'value', r: 'rncp' } as const satisfies Record<string, RatingKind>;
const isLetter = (letter: string): letter is keyof typeof kindOfLetter => letter in kindOfLetter;

/** Null for jobs and unknown letters. */
export const kindOf = (entryId: string): RatingKind | null => {
  const letter = entryId.charAt(0);
  return isLetter(letter) ? kindOfLetter[letter] : null;
};

const versionOf = (current: CurrentEdition | null): string => current?.version ?? 'none';

const indexById = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row] as const));
const active = (rows: readonly SetEntry[]): SetEntry[] => rows.filter((row) => row.active);

const catalogueOf = (current: CurrentEdition | null, set: CatalogueSet, stems?: MatchCatalogue['stems']): Catalogue => {
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
    matching: {
      skills: entries.skill,
      activities: entries.activity,
      jobs,
      cases: set.cases.filter(({ retired }) => !retired),
      ...(stems && { stems }),
    },
  };
};

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

/** A warm function uses its copy for this long before it checks the version again. */
const trustedMs = 5_000;
let cached: { catalogue: Catalogue; checkedAt: number } | null = null;

/** Always reads the version (strongly consistent), and the rows only when it has changed. */
export const currentCatalogue = async (now: Date): Promise<Catalogue> => {
  const holding = await findCurrent();
  let catalogue = cached?.catalogue;
  if (catalogue?.version !== versionOf(holding)) {
    const { current, set, stems } = await readCurrent(holding);
    catalogue = catalogueOf(current, set, stems);
  }
  cached = { catalogue, checkedAt: now.getTime() };
  return catalogue;
};

/** Returns a catalogue that is at most five seconds old. */
export const loadCatalogue = async (now: Date): Promise<Catalogue> => {
  const age = cached ? now.getTime() - cached.checkedAt : Number.NaN;
  return cached && age >= 0 && age < trustedMs ? cached.catalogue : currentCatalogue(now);
};

/** Keeps no stems, because the functions that write the catalogue compare no thesis with it. */
export const keepCatalogue = (current: CurrentEdition, set: CatalogueSet, now: Date): void => {
  cached = { catalogue: catalogueOf(current, set), checkedAt: now.getTime() };
};

export const forgetCatalogue = (): void => {
  cached = null;
};
