import type { Item } from '#scripts/operations/restore/scan.ts';
import { isRecord, type Members, readMembers } from './household.ts';
import { keyOf, type Rows } from './items.ts';
import { isOf, whose } from './whose.ts';

type Options = {
  /** Beside those whose records are there. */
  members?: Members;
  /** Returns those of a page that are to be removed; all by default. */
  choose?: (items: Item[]) => Promise<Item[]>;
  afterPage?: () => Promise<void>;
};

/** Removes a university's items from a cell where it does not live. Finds people by the records that are there. */
export const removeCopy = async (
  rows: Rows,
  university: string,
  { members, choose = async (items) => items, afterPage }: Options = {},
): Promise<void> => {
  const there = await readMembers(rows, university, afterPage);
  const all = {
    university,
    people: new Set([...(members?.people ?? []), ...there.people]),
    addresses: new Set([...(members?.addresses.keys() ?? []), ...there.addresses.keys()]),
  };
  const records: Item[] = [];
  for await (const items of rows.scan()) {
    const left = await choose(items.filter((item) => isOf(all, whose(item))));
    records.push(...left.filter(isRecord).map(keyOf));
    await rows.remove(left.filter((item) => !isRecord(item)));
    await afterPage?.();
  }
  await rows.remove(records);
};
