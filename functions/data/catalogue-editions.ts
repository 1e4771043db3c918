import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import {
  type CatalogueSet,
  compareEntries,
  emptySet,
  type SetEntry,
  type SetJob,
} from '#shared/domain/catalogue-set.ts';
import {
  CatalogueEditions,
  CatalogueEntries,
  CurrentEditions,
  editionPartition,
  editionsPartition,
  Jobs,
} from './entities/catalogue.ts';
import { newEditionId } from './ids.ts';
import { inBatches } from './in-batches.ts';
import { queryAll } from './query-all.ts';
import { table } from './table.ts';

/** Which edition holds, and its version. */
export type CurrentEdition = { readonly edition: string; readonly version: string; readonly starter?: string };

/** Requests that are under way at once while an edition is written or removed. */
const atOnce = 20;
/** No function runs longer: what was begun before that is no longer being written. In milliseconds. */
const longestImport = 15 * 60 * 1000;

/** The edition that holds now, or null before the first import. */
export const findCurrent = async (): Promise<CurrentEdition | null> => {
  const { Item } = await CurrentEditions.build(GetItemCommand)
    .key({ scope: 'all' })
    .options({ consistent: true })
    .send();
  return Item ?? null;
};

const rowsOf = (edition: string) =>
  queryAll((exclusiveStartKey) =>
    table
      .build(QueryCommand)
      .entities(CatalogueEntries, Jobs)
      .query({ partition: editionPartition(edition) })
      .options({ consistent: true, showEntityAttr: true, ...(exclusiveStartKey && { exclusiveStartKey }) })
      .send(),
  );

const readEdition = async (edition: string): Promise<CatalogueSet> => {
  const jobs: SetJob[] = [];
  const byLetter: Record<string, SetEntry[]> = { s: [], a: [], v: [], r: [] };
  for (const row of await rowsOf(edition)) {
    if (row.entity === 'Job') {
      const { edition: _, entity, researchDomains = [], figuresFrom = null, stylesFrom = null, ...job } = row;
      jobs.push({ ...job, researchDomains, figuresFrom, stylesFrom });
    } else {
      const { edition: _, entity, officialBlock = null, ...entry } = row;
      byLetter[entry.id.charAt(0)]?.push({ ...entry, officialBlock });
    }
  }
  const { s = [], a = [], v = [], r = [] } = byLetter;
  for (const list of [s, a, v, r]) list.sort(compareEntries);
  return { skills: s, activities: a, values: v, rncps: r, jobs: jobs.sort(compareEntries) };
};

/**
 * The catalogue that holds, whole: an edition that was replaced while it was read may be half removed already, and is read
 * again in its new state.
 */
export const readCurrent = async (): Promise<{ current: CurrentEdition | null; set: CatalogueSet }> => {
  let current = await findCurrent();
  for (;;) {
    if (!current) return { current, set: emptySet };
    const set = await readEdition(current.edition);
    const after = await findCurrent();
    if (after?.version === current.version) return { current, set };
    current = after;
  }
};

/** Writes a catalogue aside, where nobody reads it yet; gives the name of its edition. */
export const writeEdition = async (set: CatalogueSet, now: Date): Promise<string> => {
  const edition = newEditionId();
  await CatalogueEditions.build(PutItemCommand).item({ edition, startedAt: now.toISOString() }).send();
  const entries = [...set.skills, ...set.activities, ...set.values, ...set.rncps];
  const puts = [
    ...entries.map(({ officialBlock, ...entry }) =>
      CatalogueEntries.build(PutItemCommand).item({ ...entry, edition, officialBlock: officialBlock ?? undefined }),
    ),
    ...set.jobs.map(({ researchDomains, figuresFrom, stylesFrom, ...job }) =>
      Jobs.build(PutItemCommand).item({
        ...job,
        edition,
        researchDomains: [...researchDomains],
        figuresFrom: figuresFrom ?? undefined,
        stylesFrom: stylesFrom ?? undefined,
      }),
    ),
  ];
  await inBatches(atOnce, puts, (put): Promise<unknown> => put.send());
  return edition;
};

/** Makes everybody read another edition, in one write; false when it is no longer `from` that holds. */
export const switchEdition = async (from: CurrentEdition | null, to: CurrentEdition): Promise<boolean> => {
  const condition = from
    ? ({ attr: 'version', eq: from.version } as const)
    : ({ attr: 'version', exists: false } as const);
  try {
    await CurrentEditions.build(PutItemCommand)
      .item({ scope: 'all', ...to })
      .options({ condition })
      .send();
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
};

/** Removes what is left of an edition that nobody reads any more. */
export const removeEdition = async (edition: string): Promise<void> => {
  const rows = await rowsOf(edition);
  await inBatches(atOnce, rows, ({ id, entity }): Promise<unknown> => {
    const key = { edition, id };
    return entity === 'Job'
      ? Jobs.build(DeleteItemCommand).key(key).send()
      : CatalogueEntries.build(DeleteItemCommand).key(key).send();
  });
  await CatalogueEditions.build(DeleteItemCommand).key({ edition }).send();
};

/** Removes the editions that were replaced or never finished; one that another import may still be writing stays. */
export const removeOldEditions = async (now: Date, replaced: string | undefined): Promise<void> => {
  const current = await findCurrent();
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(CatalogueEditions)
    .query({ partition: editionsPartition, range: { beginsWith: 'EDITION#' } })
    .send();
  const isOver = (startedAt: string): boolean => now.getTime() - new Date(startedAt).getTime() > longestImport;
  for (const { edition, startedAt } of Items) {
    if (edition !== current?.edition && (edition === replaced || isOver(startedAt))) await removeEdition(edition);
  }
};
