import type { InputItem } from 'dynamodb-toolbox/entity';
import {
  Cases,
  CatalogueEditions,
  CatalogueEntries,
  CurrentEditions,
  Jobs,
} from '#functions/data/entities/catalogue.ts';
import type { AuditDetails } from '#functions/data/kernel/audit.ts';
import type { Committed } from '#functions/data/kernel/call-effects.ts';
import { type Change, putChange, updateChange } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { newEditionId, newEntryId } from '#functions/data/kernel/ids.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { changedFields } from '#shared/domain/catalogue-changes.ts';
import { type CatalogueList, letterOf, mostEntries } from '#shared/domain/catalogue-limits.ts';
import { type CatalogueSet, compareEntries, type SetJob } from '#shared/domain/catalogue-set.ts';
import { AppError } from '#shared/errors.ts';
import { jobStems } from '#shared/matching/words/vocabulary.ts';
import { currentCatalogue, keepCatalogue } from './catalogue.ts';
import type { CurrentEdition } from './editions.ts';
import type { Row } from './rows.ts';
import { packStems } from './stems.ts';

const maxAttempts = 20;

const overwriteChange = (list: CatalogueList, edition: string, row: { readonly id: string }): Change => {
  const item: object = Object.fromEntries(Object.entries({ ...row, edition }).filter(([, value]) => value !== null));
  // The casts are safe: the entity validates the item, and its schema follows from the same fields.
  if (list === 'jobs') {
    const stems = packStems([[row.id, jobStems(row as SetJob)]]);
    return putChange(Jobs, { ...(item as InputItem<typeof Jobs>), stems });
  }
  if (list === 'cases') return putChange(Cases, item as InputItem<typeof Cases>);
  return putChange(CatalogueEntries, item as InputItem<typeof CatalogueEntries>);
};

type Decision<L extends CatalogueList> = { row: Row<L>; committed: Committed | null };

/** Fails unless the version is still the one read. Creates the first edition when there is none. */
const nextVersionChange = (current: CurrentEdition | null, now: Date): { next: CurrentEdition; changes: Change[] } => {
  const version = newEditionId();
  if (current) {
    const update = updateChange(CurrentEditions, { version }, { attr: 'version', eq: current.version });
    return { next: { ...current, version }, changes: [update] };
  }
  const next = { edition: version, version };
  const first = putChange(CurrentEditions, { scope: 'all', ...next }, { attr: 'version', exists: false });
  const noted = putChange(CatalogueEditions, { edition: version, startedAt: now.toISOString() });
  return { next, changes: [first, noted] };
};

const writeRow = async <L extends CatalogueList>(
  list: L,
  decide: (rows: readonly Row<L>[], set: CatalogueSet) => Decision<L>,
  context: WriteContext,
): Promise<Row<L>> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { current, set } = await currentCatalogue(context.now);
    const rows: readonly Row<L>[] = set[list];
    const { row, committed } = decide(rows, set);
    if (!committed) return row;
    const { next, changes } = nextVersionChange(current, context.now);
    // Each attempt copies the context, so that only the successful one records effects. Leaves out the rest: this
    // function has no permission to read the caller's address.
    const { now, deadline, effects } = context;
    if (await commit([overwriteChange(list, next.edition, row), ...changes], { now, deadline, effects }, committed)) {
      const others = rows.filter(({ id }) => id !== row.id);
      keepCatalogue(next, { ...set, [list]: [...others, row].sort(compareEntries) }, context.now);
      return row;
    }
  }
  throw new AppError('conflict');
};

type Describe<L extends CatalogueList> = (before: Row<L>, after: Row<L>) => AuditDetails;

/** Also bumps the version, in one transaction. Throws `not_found`, also for a retired entry, and `conflict`. */
export const changeEntry = <L extends CatalogueList>(
  list: L,
  id: string,
  change: (entry: Row<L>, set: CatalogueSet) => Row<L>,
  context: WriteContext,
  describe?: Describe<L>,
): Promise<Row<L>> =>
  writeRow(
    list,
    (rows, set) => {
      const before = requireFound(rows.find((row) => row.id === id && !row.retired));
      const row = change(before, set);
      // A row read from the table has no order of its own.
      const fields = changedFields(before, row).sort();
      return { row, committed: fields.length > 0 ? { fields, details: describe?.(before, row) } : null };
    },
    context,
  );

/** Stores `replyOf` for a repeated call. Throws `too_many_things`; retired entries count. */
export const createEntry = <L extends CatalogueList>(
  list: L,
  rowOf: (id: string, set: CatalogueSet) => Row<L>,
  context: WriteContext,
  replyOf: (row: Row<L>) => unknown,
): Promise<Row<L>> =>
  writeRow(
    list,
    (rows, set) => {
      const most = mostEntries[list];
      if (rows.length >= most) throw new AppError('too_many_things', { words: { context: 'catalogue', most } });
      const taken = new Set(rows.map(({ id }) => id));
      const row = rowOf(newEntryId(letterOf[list], context.now, taken), set);
      return { row, committed: { reply: replyOf(row) } };
    },
    context,
  );
