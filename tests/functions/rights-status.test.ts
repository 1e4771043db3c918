import { beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '#scripts/seed-catalogue.ts';
import { passiveCells } from '#tests/rights/cell.ts';
import type { Caller } from '#tests/rights/people.ts';
import { type Column, type Row, titled, today } from '#tests/rights/table.ts';

beforeAll(seedCatalogue);

const isTheirs = ({ verdicts }: Row, column: Column, without: readonly Column[]): boolean =>
  verdicts[column] === 'yes' && verdicts.anonymous !== 'yes' && without.some((plain) => verdicts[plain] !== 'yes');
const ofAdmins = today.filter((row) =>
  isTheirs(row, 'admin of the same', ['rejected self', 'user of the same university']),
);
const ofSupers = today.filter((row) => isTheirs(row, 'super', ['rejected self', 'user of another']));

/** What somebody who waits, and somebody who was refused, are answered. */
const statusesFor = async (row: Row, caller: Omit<Caller, 'status'>): Promise<number[]> => {
  const callers = (['PENDING', 'REJECTED'] as const).map((status) => ({ ...caller, status }));
  const cells = await passiveCells(row, callers);
  return Promise.all(cells.map(async ({ call }) => (await call()).status));
};

describe('a role counts only while accepted: whoever waits or was refused', () => {
  test.each(titled(ofAdmins))('is no administrator any more: %s', async (_, row) => {
    expect(await statusesFor(row, { is: 'of home', role: 'admin' })).toEqual([403, 403]);
  });

  test.each(titled(ofSupers))('is no super administrator any more: %s', async (_, row) => {
    for (const status of await statusesFor(row, { is: 'of none', role: 'super' })) expect([403, 404]).toContain(status);
  });
});
