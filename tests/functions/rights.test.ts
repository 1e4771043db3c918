import { beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '#scripts/seed-catalogue.ts';
import { type Cell, cellsOf, inEach, storedOf, verdictOf } from '#tests/rights/cell.ts';
import { type Column, columnsWith, type Row, titled, today } from '#tests/rights/table.ts';

beforeAll(seedCatalogue);

/** Bodies in which nothing is right but the id, and, where no id stands in it, one that cannot be read. */
const spoilt = ({ prepared: { id = '', otherId, isByValue, body } }: Cell): string[] => {
  if (!body || isByValue) return [];
  const isId = (value: unknown): boolean => value === id || value === otherId;
  const fields = Object.entries(body(id)).map(([name, value]) => [name, isId(value) ? value : []]);
  const wrong = JSON.stringify(Object.fromEntries(fields));
  return fields.some(([, value]) => isId(value)) ? [wrong] : [wrong, '{'];
};

const isRefusedChange = ({ call, verdicts }: Row, column: Column): boolean =>
  verdicts[column] !== 'yes' && !call.startsWith('GET ');

describe.each(titled(today))('%s', (_, row) => {
  test('everybody gets what the table says', async () => {
    const chosen = columnsWith(row, (verdict) => verdict !== '–');
    const cells = await cellsOf(row, chosen);
    const refused = [...cells].flatMap(([column, cell]) => (isRefusedChange(row, column) ? [cell] : []));
    const before = await storedOf(refused);
    const verdicts = await inEach(cells, async (cell, column) => {
      const told = new Set([verdictOf(row, await cell.call())]);
      const texts = isRefusedChange(row, column) ? spoilt(cell) : [];
      for (const text of texts) told.add(verdictOf(row, await cell.call({ text })));
      return [...told].join();
    });
    expect(verdicts).toEqual(Object.fromEntries(chosen.map((column) => [column, row.verdicts[column]])));
    expect(await storedOf(refused), 'who is refused writes nothing').toBe(before);
  });
});
