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
import { deleteChange } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { listRecords } from '#functions/data/kernel/records.ts';
import { table } from '#functions/data/kernel/table.ts';
import { type CatalogueSet, emptySet } from '#shared/domain/catalogue-set.ts';
import type { MatchCatalogue } from '#shared/matching/types.ts';
import { fromPage } from './pages.ts';
import { type StoredRow, setOf } from './rows.ts';
import { stemsByJob } from './stems.ts';

/** `starter`: the digest of the starter catalogue that was last imported. `number`: of the publication that it is a copy of. */
export type CurrentEdition = {
  readonly edition: string;
  readonly version: string;
  readonly starter?: string | undefined;
  readonly number?: number | undefined;
};

export const maxConcurrent = 20;
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

type Edition = { readonly set: CatalogueSet; readonly stems?: MatchCatalogue['stems'] };

/** Reads the edition's pages, then applies the rows that were changed one by one since. */
const readEdition = async (edition: string): Promise<Edition> => {
  const byId = new Map<string, StoredRow>();
  const items = await itemsOf(edition);
  const pages = items.filter((item) => item.entity === 'CataloguePage');
  const changed = items.filter((item) => item.entity !== 'CataloguePage');
  const stems = pages.map((page) => page.stems);
  const changedStems = new Map<string, Uint8Array | undefined>();
  for (const { rows } of pages) for (const row of fromPage(rows)) byId.set(row.id, row);
  for (const item of changed) {
    const { edition: _, entity, stems: own, ...row } = { stems: undefined, ...item };
    byId.set(row.id, row);
    if (entity === 'Job') changedStems.set(row.id, own);
  }
  return { set: setOf(byId.values()), stems: () => stemsByJob(stems, changedStems) };
};

/** Retries when the version changes meanwhile, because a replaced edition may be half deleted. `known` saves a read. */
export const readCurrent = async (
  known?: CurrentEdition | null,
): Promise<Edition & { current: CurrentEdition | null }> => {
  let current = known === undefined ? await findCurrent() : known;
  for (;;) {
    if (!current) return { current, set: emptySet };
    const read = await readEdition(current.edition);
    const after = await findCurrent();
    if (after?.version === current.version) return { current, ...read };
    current = after;
  }
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
