import { loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { changeEntry } from '#functions/data/catalogue/entry.ts';
import type { Row } from '#functions/data/catalogue/rows.ts';
import { rowId } from '#functions/data/kernel/ids.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import type { Context, Handlers } from '#functions/lib/http/serve.ts';
import type { catalogue } from '#shared/contracts/catalogue.ts';
import type { CatalogueSet, SetEntry, SetJob } from '#shared/domain/catalogue-set.ts';
import { idsOfStrength, strengthEffect } from '#shared/matching/strength-effect.ts';
import type { Strengths } from '#shared/matching/types.ts';
import { catalogueFor } from './entries.ts';

type List = 'jobs' | 'activities';
type Towards = 'skills' | 'activities';

const strengthsOf = (row: SetEntry | SetJob, towards: Towards): Strengths => {
  if (towards === 'skills') return row.skills;
  return 'activities' in row ? row.activities : {};
};

/** A strength of 0 is stored as no strength, as in the CSV files. */
const withStrength = (strengths: Strengths, id: string, value: number): Strengths => {
  const { [id]: _, ...others } = strengths;
  return value > 0 ? { ...others, [id]: value } : others;
};

export const strengthCalls = <L extends List, Shown>(
  list: L,
  towards: Towards,
  present: (called: { id: string; value: number }, entry: SetEntry) => Shown,
) => {
  const rowIn = (set: CatalogueSet, id: string): Row<L> => {
    const rows: readonly Row<L>[] = set[list];
    return requireFound(rows.find((row) => row.id === id && !row.retired));
  };
  const called = (row: Row<L>, entry: SetEntry): Shown =>
    present({ id: rowId(row.id, entry.id), value: strengthsOf(row, towards)[entry.id] ?? 0 }, entry);
  const entriesIn = (set: CatalogueSet): SetEntry[] => set[towards].filter(({ active }) => active);

  return {
    list: async (id: string, context: Context): Promise<Shown[]> => {
      const { set } = await catalogueFor(context);
      const row = rowIn(set, id);
      return entriesIn(set).map((entry) => called(row, entry));
    },
    update: async (
      { params, body }: { params: { id: string }; body: { value: number } },
      context: Context,
    ): Promise<Shown> => {
      const [rowOf = ''] = params.id.split('.', 1);
      const entryIn = (set: CatalogueSet): SetEntry =>
        requireFound(entriesIn(set).find(({ id }) => rowId(rowOf, id) === params.id));
      const change = (row: Row<L>, set: CatalogueSet): Row<L> => ({
        ...row,
        [towards]: withStrength(strengthsOf(row, towards), entryIn(set).id, body.value),
      });
      const strengthIn = (row: Row<L>): string =>
        String(strengthsOf(row, towards)[params.id.slice(rowOf.length + 1)] ?? 0);
      const describe = (before: Row<L>, after: Row<L>) => ({ from: strengthIn(before), to: strengthIn(after) });
      const row = await changeEntry(list, rowOf, change, context, describe);
      // The change has just cached the catalogue: this reads nothing.
      return called(row, entryIn((await loadCatalogue(context.now)).set));
    },
  };
};

export const tryStrength: Handlers<typeof catalogue>['tryStrength'] = async ({ params, query }, context) => {
  const { set, matching } = await catalogueFor(context);
  const [caller, called] = idsOfStrength(params.id);
  requireFound(rowId(caller, called) === params.id || null);
  const isJob = set.jobs.some(({ id, retired }) => id === caller && !retired);
  requireFound(isJob || set.activities.find(({ id, retired }) => id === caller && !retired));
  requireFound([...set.skills, ...(isJob ? set.activities : [])].find(({ id, active }) => id === called && active));
  return strengthEffect(matching, params.id, query.value);
};
