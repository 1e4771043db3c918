import type { Item } from '#scripts/operations/restore/scan.ts';
import { isRecord, type Members, readMembers } from './household.ts';
import { keyOf, type Rows } from './items.ts';
import { isOf, whose } from './whose.ts';

/**
 * Removes a university's items from a cell where it does not live: those that `choose` returns of each page, by default all.
 * Finds people by the records that are there, and by `members`.
 */
export const removeCopy = async (
  rows: Rows,
  university: string,
  members: Members = { people: new Set(), addresses: new Map() },
  choose: (items: Item[]) => Promise<Item[]> = async (items) => items,
): Promise<void> => {
  const there = await readMembers(rows, university);
  const all = {
    university,
    people: new Set([...members.people, ...there.people]),
    addresses: new Set([...members.addresses.keys(), ...there.addresses.keys()]),
  };
  const records: Item[] = [];
  for await (const items of rows.scan()) {
    const left = await choose(items.filter((item) => isOf(all, whose(item))));
    records.push(...left.filter(isRecord).map(keyOf));
    await rows.remove(left.filter((item) => !isRecord(item)));
  }
  await rows.remove(records);
};
