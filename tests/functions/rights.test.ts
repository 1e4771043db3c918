import { beforeAll, describe, expect, test } from 'vitest';
import { type Cell, cellsOf, inEach, storedOf, verdictOf } from '#tests/rights/cell.ts';
import type { Caller } from '#tests/rights/people.ts';
import { type Column, columnsWith, type Row, sampled, titled, today } from '#tests/rights/table.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);

/** Invalid except for the id; where there is no id, also a body that is no JSON. */
const spoilt = ({ prepared: { id = '', otherId, isByValue, body } }: Cell): string[] => {
  if (!body || isByValue) return [];
  const isId = (value: unknown): boolean => value === id || value === otherId;
  const fields = Object.entries(body(id)).map(([name, value]) => [name, isId(value) ? value : []]);
  const wrong = JSON.stringify(Object.fromEntries(fields));
  return fields.some(([, value]) => isId(value)) ? [wrong] : [wrong, '{'];
};

const isRefusedChange = ({ call, verdicts }: Row, column: Column): boolean =>
  verdicts[column] !== 'yes' && !call.startsWith('GET ');

const isTheirs = ({ verdicts }: Row, column: Column, without: readonly Column[]): boolean =>
  verdicts[column] === 'yes' && verdicts.anonymous !== 'yes' && without.some((plain) => verdicts[plain] !== 'yes');

/** A role counts only for accepted users; `statuses` are those that others may get. */
const voided = (row: Row): { caller: Caller; statuses: number[] }[] => {
  const standings = ['PENDING', 'REJECTED'] as const;
  const admins = isTheirs(row, 'admin of the same', ['rejected self', 'user of the same university'])
    ? standings.map((status) => ({ caller: { is: 'of home', role: 'admin', status } as const, statuses: [403] }))
    : [];
  const supers = isTheirs(row, 'super', ['rejected self', 'user of another'])
    ? standings.map((status) => ({ caller: { is: 'of none', role: 'super', status } as const, statuses: [403, 404] }))
    : [];
  return [...admins, ...supers];
};

describe.each(titled(sampled(today)))('%s', (_, row) => {
  test('everybody gets what the table says', async () => {
    const chosen = columnsWith(row, (verdict) => verdict !== '–');
    const roleless = voided(row);
    const { cells, others } = await cellsOf(
      row,
      chosen,
      roleless.map(({ caller }) => caller),
    );
    const refused = [...cells].flatMap(([column, cell]) => (isRefusedChange(row, column) ? [cell] : []));
    const before = await storedOf([...refused, ...others]);
    const verdicts = await inEach(cells, async (cell, column) => {
      const told = new Set([verdictOf(row, await cell.call())]);
      const texts = isRefusedChange(row, column) ? spoilt(cell) : [];
      for (const text of texts) told.add(verdictOf(row, await cell.call({ text })));
      return [...told].join();
    });
    expect(verdicts).toEqual(Object.fromEntries(chosen.map((column) => [column, row.verdicts[column]])));
    for (const [i, { caller, statuses }] of roleless.entries())
      expect(statuses, `${caller.status} ${caller.role}`).toContain((await others[i]?.call())?.status);
    expect(await storedOf([...refused, ...others]), 'who is refused writes nothing').toBe(before);
  });
});
