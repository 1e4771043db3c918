import { expect, test } from 'vitest';
import { countNames, type StoredCounts } from '#functions/data/universities/counts.ts';
import { differences } from '#scripts/operations/operator/reindex.ts';

const none = Object.fromEntries(countNames.map((name) => [name, 0])) as Record<(typeof countNames)[number], number>;
const named = (...ids: string[]) => ({ ...none, administratorIds: new Set(ids) });
const stored = (...ids: string[]) => named(...ids) as unknown as StoredCounts;

test('administrators differ by who they are: a set of the database has no order', () => {
  expect(differences(stored('b', 'a'), named('a', 'b'))).toEqual([]);
  expect(differences(stored('b', 'a'), named('a', 'c'))).toEqual(['other administrators']);
  expect(differences(stored('a'), named())).toEqual(['other administrators']);
});
