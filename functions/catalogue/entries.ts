import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type Catalogue, currentCatalogue, loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { changeEntry, createEntry } from '#functions/data/catalogue/entry.ts';
import { emptyRow, type Row } from '#functions/data/catalogue/rows.ts';
import type { AuditDetails } from '#functions/data/kernel/audit.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { ChangedMeanwhile } from '#functions/data/kernel/revision.ts';
import type { Context } from '#functions/lib/http/serve.ts';
import type { CatalogueSet } from '#shared/domain/catalogue-set.ts';

type List = 'skills' | 'activities' | 'jobs' | 'cases';

type Options<L extends List> = {
  /** Values of a new entry that no body gives. */
  readonly firstly?: (now: Date) => object;
  /** Throws for an entry that does not fit the rest of the set. */
  readonly check?: (after: Row<L>, set: CatalogueSet, before?: Row<L>) => void;
};

/** Super administrators read their own writes; everyone else may see a copy that is a few seconds old. */
export const catalogueFor = ({ actor, now }: Pick<Context, 'actor' | 'now'>): Promise<Catalogue> =>
  actor?.role === 'super' ? currentCatalogue(now) : loadCatalogue(now);

/** A revision is a hash of the entry, because an import stores none. 48 bits keep it a safe integer. */
const revisionOf = (shown: unknown): number =>
  Number.parseInt(createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12), 16);

const isMap = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The table returns a map, such as grades, in an order of its own, which must not make another revision. */
const withSortedMaps = <T extends object>(shown: T): T =>
  Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [
      name,
      isMap(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => Number(a > b) - Number(a < b)))
        : value,
    ]),
  ) as T;

const shownAs = ({ active }: { active: boolean }): string => (active ? 'shown' : 'hidden');
const visibility = (before: { active: boolean }, after: { active: boolean }): AuditDetails =>
  before.active === after.active ? {} : { from: shownAs(before), to: shownAs(after) };

export const entryCalls = <L extends List, S extends z.ZodMiniType<{ id: string }>>(
  list: L,
  record: S,
  { firstly = () => ({}), check = () => {} }: Options<L> = {},
) => {
  const shownOf = (row: Row<L>): z.output<S> & { revision: number } => {
    const shown = withSortedMaps(z.parse(record, row));
    return { ...shown, revision: revisionOf(shown) };
  };
  const rowOf = (...parts: readonly object[]): Row<L> => Object.assign({}, ...parts) as Row<L>;

  return {
    get: async ({ params }: { params: { id: string } }, context: Context) => {
      const rows: readonly Row<L>[] = (await catalogueFor(context)).set[list];
      return shownOf(requireFound(rows.find(({ id, retired }) => id === params.id && !retired)));
    },
    create: async ({ body }: { body: object }, context: Context) => {
      const added = (id: string, set: CatalogueSet): Row<L> => {
        const row = rowOf({ active: true }, emptyRow(list), firstly(context.now), body, { id });
        check(row, set);
        return row;
      };
      return shownOf(await createEntry(list, added, context, shownOf));
    },
    update: async ({ params, body }: { params: { id: string }; body: object }, context: Context) => {
      const change = (row: Row<L>, set: CatalogueSet): Row<L> => {
        const seen = shownOf(row);
        if (context.ifMatch !== undefined && context.ifMatch !== seen.revision) throw new ChangedMeanwhile(seen);
        const changed = rowOf(row, body);
        check(changed, set, row);
        return changed;
      };
      return shownOf(await changeEntry(list, params.id, change, context, visibility));
    },
    remove: async ({ params }: { params: { id: string } }, context: Context) => {
      await changeEntry(list, params.id, (row) => rowOf(row, { active: false, retired: true }), context);
    },
  };
};
