import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import {
  Cases,
  CatalogueEditions,
  CatalogueEntries,
  CataloguePages,
  CurrentEditions,
  editionPartition,
  editionsPartition,
  Jobs,
} from '#functions/data/entities/catalogue.ts';
import { deleteChange, putChange } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { newEditionId } from '#functions/data/kernel/ids.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { listRecords } from '#functions/data/kernel/records.ts';
import { table } from '#functions/data/kernel/table.ts';
import { type CatalogueSet, emptySet } from '#shared/domain/catalogue-set.ts';
import { fromPage, toPages } from './pages.ts';
import { type StoredRow, setOf } from './rows.ts';

/** `starter`: the digest of the starter catalogue that was last imported. */
export type CurrentEdition = { readonly edition: string; readonly version: string; readonly starter?: string };

const maxConcurrent = 20;
/** An unfinished edition older than this is abandoned: no function runs longer. */
const longestImportMs = 15 * 60 * 1000;

/** Null before the first import. Strongly consistent. */
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
    .entities(CataloguePages, CatalogueEntries, Jobs, Cases)
    .query({ partition: editionPartition(edition) })
    .options({ consistent: true, showEntityAttr: true, maxPages: Number.POSITIVE_INFINITY })
    .send();
  return Items;
};

/** Reads the edition's pages, then applies the rows that were changed one by one since. */
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

/** Retries when the version changes meanwhile, because a replaced edition may be half deleted. `known` saves a read. */
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

/** Returns the new edition's id. It is not current yet. */
export const writeEdition = async (set: CatalogueSet, now: Date): Promise<string> => {
  const edition = newEditionId();
  await commit([putChange(CatalogueEditions, { edition, startedAt: now.toISOString() })], { now });
  const pages = toPages(set).map((rows, page) => putChange(CataloguePages, { edition, page, rows }));
  await inBatches(maxConcurrent, pages, (page) => commit([page], { now }));
  return edition;
};

export const removeEdition = async (edition: string, now: Date): Promise<void> => {
  const removals = (await itemsOf(edition)).map((item) => {
    if (item.entity === 'CataloguePage') return deleteChange(CataloguePages, item);
    if (item.entity === 'Case') return deleteChange(Cases, item);
    if (item.entity === 'Job') return deleteChange(Jobs, item);
    return deleteChange(CatalogueEntries, item);
  });
  await inBatches(maxConcurrent, removals, (removal) => commit([removal], { now }));
  await commit([deleteChange(CatalogueEditions, { edition })], { now });
};

/** Keeps an unfinished edition that another import may still be writing. */
export const removeOldEditions = async (now: Date, replaced: string | undefined): Promise<void> => {
  const current = await findCurrent();
  const noted = await listRecords(CatalogueEditions, {
    partition: editionsPartition,
    range: { beginsWith: 'EDITION#' },
  });
  const isOver = (startedAt: string): boolean => now.getTime() - new Date(startedAt).getTime() > longestImportMs;
  for (const { edition, startedAt } of noted) {
    if (edition !== current?.edition && (edition === replaced || isOver(startedAt))) {
      await removeEdition(edition, now);
    }
  }
};
