import { beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '#scripts/seed-catalogue.ts';
import { cellOf, inEach, verdictOf } from '#tests/rights/cell.ts';
import { columnsWith, titled, today } from '#tests/rights/table.ts';

beforeAll(seedCatalogue);

describe.each(titled(today))('%s', (_, row) => {
  test('everybody gets what the table says', async () => {
    const cells = columnsWith(row, (verdict) => verdict !== '–');
    const verdicts = await inEach(cells, async (column) => verdictOf(row, await (await cellOf(row, column)).call()));
    expect(verdicts).toEqual(Object.fromEntries(cells.map((column) => [column, row.verdicts[column]])));
  });
});
