import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { type CatalogueSet, emptySet } from '#shared/domain/catalogue-set.ts';
import { fromPage, toPages } from './catalogue-pages.ts';
import { type StoredRow, setOf } from './catalogue-rows.ts';
import {
  CatalogueEditions,
  CatalogueEntries,
  CataloguePages,
  CurrentEditions,
  editionPartition,
  editionsPartition,
  Jobs,
} from './entities/catalogue.ts';
import { newEditionId } from './ids.ts';
import { inBatches } from './in-batches.ts';
import { listRecords } from './records.ts';
import { table } from './table.ts';

/** Which edition holds, and its version. */
export type CurrentEdition = { readonly edition: string; readonly version: string; readonly starter?: string };

/** Requests that are under way at once while an edition is removed. */
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

const itemsOf = async (edition: string) => {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(CataloguePages, CatalogueEntries, Jobs)
    .query({ partition: editionPartition(edition) })
    .options({ consistent: true, showEntityAttr: true, maxPages: Number.POSITIVE_INFINITY })
    .send();
  return Items;
};

/** The pages of an edition, and over them the rows that were changed one by one since; of the first slice, all rows. */
const readEdition = async (edition: string): Promise<CatalogueSet> => {
  const byId = new Map<string, StoredRow>();
  const items = await itemsOf(edition);
  for (const item of items) {
    if (item.entity === 'CataloguePage') for (const row of fromPage(item.rows)) byId.set(row.id, row);
  }
  for (const item of items) {
    if (item.entity === 'CataloguePage') continue;
    const { edition: _, entity, ...row } = item;
    byId.set(row.id, row);
  }
  return setOf(byId.values());
};

/**
 * The catalogue that holds, whole: an edition that was replaced while it was read may be half removed already, and is read
 * again in its new state. `known` spares a read to whoever has just asked which one holds.
 */
export const readCurrent = async (
  known?: CurrentEdition | null,
): Promise<{ current: CurrentEdition | null; set: CatalogueSet }> => {
  let current = known === undefined ? await findCurrent() : known;
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
  const puts = toPages(set).map((rows, page) => CataloguePages.build(PutItemCommand).item({ edition, page, rows }));
  await inBatches(atOnce, puts, (put) => put.send());
  return edition;
};

/** Removes what is left of an edition that nobody reads any more. */
export const removeEdition = async (edition: string): Promise<void> => {
  await inBatches(atOnce, await itemsOf(edition), (item): Promise<unknown> => {
    switch (item.entity) {
      case 'CataloguePage':
        return CataloguePages.build(DeleteItemCommand).key(item).send();
      case 'Job':
        return Jobs.build(DeleteItemCommand).key(item).send();
      default:
        return CatalogueEntries.build(DeleteItemCommand).key(item).send();
    }
  });
  await CatalogueEditions.build(DeleteItemCommand).key({ edition }).send();
};

/** Removes the editions that were replaced or never finished; one that another import may still be writing stays. */
export const removeOldEditions = async (now: Date, replaced: string | undefined): Promise<void> => {
  const current = await findCurrent();
  const noted = await listRecords(CatalogueEditions, {
    partition: editionsPartition,
    range: { beginsWith: 'EDITION#' },
  });
  const isOver = (startedAt: string): boolean => now.getTime() - new Date(startedAt).getTime() > longestImport;
  for (const { edition, startedAt } of noted) {
    if (edition !== current?.edition && (edition === replaced || isOver(startedAt))) await removeEdition(edition);
  }
};
