import { beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '#scripts/seed-catalogue.ts';
import { cellsOf, inEach, verdictOf } from '#tests/rights/cell.ts';
import { columnsWith, titled, today } from '#tests/rights/table.ts';

beforeAll(seedCatalogue);

describe.each(titled(today))('%s', (_, row) => {
  test('everybody gets what the table says', async () => {
    const chosen = columnsWith(row, (verdict) => verdict !== '–');
    const verdicts = await inEach(await cellsOf(row, chosen), async ({ call }) => verdictOf(row, await call()));
    expect(verdicts).toEqual(Object.fromEntries(chosen.map((column) => [column, row.verdicts[column]])));
  });
});
