import { loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { changeEntry } from '#functions/data/catalogue/entry.ts';
import { found } from '#functions/data/kernel/found.ts';
import { rowId } from '#functions/data/kernel/ids.ts';
import type { Context } from '#functions/lib/http/serve.ts';
import type { CatalogueSet, SetEntry } from '#shared/domain/catalogue-set.ts';
import type { Strengths } from '#shared/matching/types.ts';
import { catalogueFor } from './entries.ts';

type List = 'jobs' | 'activities';
type Row<L extends List> = CatalogueSet[L][number];

/** A table of strengths: whose they are, towards what, and where they stand in a row. */
type Table<L extends List> = {
  list: L;
  towards: 'skills' | 'activities';
  read: (row: Row<L>) => Strengths;
  write: (row: Row<L>, strengths: Strengths) => Row<L>;
};

/** No strength is the same as a strength of 0, as in the files of a catalogue. */
const withStrength = (strengths: Strengths, id: string, value: number): Strengths => {
  const { [id]: _, ...others } = strengths;
  return value > 0 ? { ...others, [id]: value } : others;
};

/** The twin calls of a table: the strengths of one row towards all that is active, 0 included, and the change of one of them. */
export const strengthCalls = <L extends List, Shown>(
  { list, towards, read, write }: Table<L>,
  present: (called: { id: string; value: number }, entry: SetEntry) => Shown,
) => {
  const rowIn = (set: CatalogueSet, id: string): Row<L> => {
    const rows: readonly Row<L>[] = set[list];
    return found(rows.find((row) => row.id === id && !row.retired));
  };
  const called = (row: Row<L>, entry: SetEntry): Shown =>
    present({ id: rowId(row.id, entry.id), value: read(row)[entry.id] ?? 0 }, entry);
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
        found(entriesIn(set).find(({ id }) => rowId(rowOf, id) === params.id));
      const change = (row: Row<L>, set: CatalogueSet): Row<L> =>
        write(row, withStrength(read(row), entryIn(set).id, body.value));
      const strengthIn = (row: Row<L>): string => String(read(row)[params.id.slice(rowOf.length + 1)] ?? 0);
      const describe = (before: Row<L>, after: Row<L>) => ({ from: strengthIn(before), to: strengthIn(after) });
      const row = await changeEntry(list, rowOf, change, context, describe);
      // Kept by the change: no trip.
      return called(row, entryIn((await loadCatalogue(context.now)).set));
    },
  };
};
