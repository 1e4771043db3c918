import { beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '#scripts/seed-catalogue.ts';
import { cellOf } from '#tests/rights/cell.ts';
import { type Column, type Row, titled, today } from '#tests/rights/table.ts';

beforeAll(seedCatalogue);

describe.each(['PENDING', 'REJECTED'] as const)('a role counts only while accepted: somebody %s', (status) => {
  const isTheirs = ({ verdicts }: Row, column: Column, without: readonly Column[]): boolean =>
    verdicts[column] === 'yes' && verdicts.anonymous !== 'yes' && without.some((plain) => verdicts[plain] !== 'yes');
  const ofAdmins = today.filter((row) =>
    isTheirs(row, 'admin of the same', ['rejected self', 'user of the same university']),
  );
  const ofSupers = today.filter((row) => isTheirs(row, 'super', ['rejected self', 'user of another']));

  test.each(titled(ofAdmins))('is no administrator any more: %s', async (_, row) => {
    const { call } = await cellOf(row, { is: 'of home', role: 'admin', status });
    expect((await call()).status).toBe(403);
  });

  test.each(titled(ofSupers))('is no super administrator any more: %s', async (_, row) => {
    const { call } = await cellOf(row, { is: 'of none', role: 'super', status });
    expect([403, 404]).toContain((await call()).status);
  });
});
