import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { MatchCatalogue, Strengths } from '#shared/domain/job-match-types.ts';
import type { RatingKind } from '#shared/lists.ts';
import type { CatalogueEntry, Job } from '#shared/schemas/catalogue.ts';
import { CatalogueEntries, CatalogueVersions, cataloguePartition, Jobs } from './entities/catalogue.ts';
import { queryAll } from './query-all.ts';
import { table } from './table.ts';

export type Catalogue = {
  readonly version: string;
  /** What is rated, by kind, in the order of categories and ids. */
  readonly entries: Readonly<Record<RatingKind, readonly CatalogueEntry[]>>;
  readonly entryById: ReadonlyMap<string, CatalogueEntry>;
  readonly jobs: readonly Job[];
  readonly jobById: ReadonlyMap<string, Job>;
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

const byId = (a: { id: string }, b: { id: string }): number => a.id.localeCompare(b.id, 'en', { numeric: true });
const byCategoryThenId = (a: CatalogueEntry, b: CatalogueEntry): number => a.category - b.category || byId(a, b);
const indexById = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row] as const));

const readVersion = async (): Promise<string> => {
  const { Item } = await CatalogueVersions.build(GetItemCommand).key({ scope: 'all' }).send();
  return Item?.version ?? 'none';
};

const read = async (version: string): Promise<Catalogue> => {
  const stored = await queryAll((exclusiveStartKey) =>
    table
      .build(QueryCommand)
      .entities(CatalogueEntries, Jobs)
      .query({ partition: cataloguePartition })
      .options({ showEntityAttr: true, ...(exclusiveStartKey && { exclusiveStartKey }) })
      .send(),
  );
  const entries: Record<RatingKind, CatalogueEntry[]> = { activity: [], skill: [], value: [], rncp: [] };
  const activitySkills = new Map<string, Strengths>();
  const jobs: (Job & { skills: Strengths; activities: Strengths })[] = [];
  for (const row of stored) {
    if (row.entity === 'Job') {
      jobs.push(row);
      continue;
    }
    const { skills, ...entry } = row;
    const kind = kindOf(row.id);
    if (kind) entries[kind].push(entry);
    if (skills) activitySkills.set(row.id, skills);
  }
  for (const list of Object.values(entries)) list.sort(byCategoryThenId);
  jobs.sort(byId);
  return {
    version,
    entries,
    entryById: indexById(Object.values(entries).flat()),
    jobs,
    jobById: indexById(jobs),
    matching: {
      skills: entries.skill,
      activities: entries.activity.map(({ id }) => ({ id, skills: activitySkills.get(id) ?? {} })),
      jobs,
    },
  };
};

/** How long a warm function trusts its copy without asking for the version, in milliseconds. */
const trustedFor = 5_000;
let cached: { catalogue: Catalogue; checkedAt: number } | null = null;

/** The shared catalogue, kept in memory between calls and read again when its version changes (seen within five seconds). */
export const loadCatalogue = async (now: Date): Promise<Catalogue> => {
  const at = now.getTime();
  if (cached && at - cached.checkedAt < trustedFor && at >= cached.checkedAt) return cached.catalogue;
  const version = await readVersion();
  const catalogue = cached?.catalogue.version === version ? cached.catalogue : await read(version);
  cached = { catalogue, checkedAt: at };
  return catalogue;
};
