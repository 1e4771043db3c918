import { expect } from 'vitest';
import { mainCell } from '#shared/cells.ts';
import { allItems } from './contents.ts';
import { inCell, listedItems, otherCell } from './two-cells.ts';

type Item = Record<string, unknown>;

const of = (items: readonly Item[], kind: string): Item[] => items.filter(({ _et }) => _et === kind);
const sorted = (entries: readonly unknown[][]): string[] => entries.map((entry) => entry.join(' ')).sort();

/**
 * Tests that the directory lists what both cells hold, nothing else and nothing twice; returns how many people that is. Compares
 * ids only: the hash of an address is tested by itself.
 */
export const expectAgreement = async (): Promise<number> => {
  const held = await Promise.all(
    [mainCell, otherCell].map(async (cell) =>
      (await inCell(cell, allItems)).map((item) => ({ ...item, cell }) as Item),
    ),
  );
  const items = held.flat();
  const listed = await listedItems();
  const people = of(items, 'User');
  expect(sorted(of(listed, 'ListedPerson').map(({ id, university }) => [id, university]))).toEqual(
    sorted(people.map(({ id, universityId }) => [id, universityId])),
  );
  expect(sorted(of(listed, 'ListedUniversity').map(({ id, cell }) => [id, cell]))).toEqual(
    sorted(of(items, 'University').map(({ id, cell }) => [id, cell])),
  );
  const owners = of(listed, 'ListedAddress').map(({ person }) => [person]);
  expect(sorted(owners)).toEqual(sorted(people.map(({ id }) => [id])));
  return people.length;
};
