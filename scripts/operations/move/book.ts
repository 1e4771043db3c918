import type { Item } from '#scripts/operations/restore/scan.ts';
import { digestOf, kindOf, type Tallies, tallyDigests } from '#scripts/operations/restore/tally.ts';
import { keyOf, nameOf } from './items.ts';

type Entry = { key: Item; kind: string; digest: Buffer };

export type Book = ReturnType<typeof openBook>;

/** What was last read of each moved key in one cell. */
export const openBook = () => {
  const entries = new Map<string, Entry>();
  return {
    note(item: Item): void {
      entries.set(nameOf(item), { key: keyOf(item), kind: kindOf(item), digest: digestOf(item) });
    },

    forget: (key: Item): boolean => entries.delete(nameOf(key)),

    has: (key: Item): boolean => entries.has(nameOf(key)),

    /** Whether the item is the one that was read last. */
    isNoted: (item: Item): boolean => entries.get(nameOf(item))?.digest.equals(digestOf(item)) === true,

    keys: (): Item[] => [...entries.values()].map(({ key }) => key),

    tally: (): Tallies => tallyDigests(entries.values()),
  };
};
