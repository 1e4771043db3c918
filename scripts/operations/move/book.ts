import type { Item } from '#scripts/operations/restore/scan.ts';
import { digestOf, kindOf, type Tallies } from '#scripts/operations/restore/tally.ts';
import { keyOf, nameOf } from './items.ts';

type Entry = { key: Item; kind: string; digest: Buffer };

/** Commutative, and its own inverse. No two items are equal, so nothing cancels out. */
const mix = (sum: Buffer, digest: Buffer): void => {
  for (let i = 0; i < digest.length; i += 1) sum[i] = (sum[i] ?? 0) ^ (digest[i] ?? 0);
};

/** A book holds what was last read of each moved key in one cell. Its tally is ready at any time, since writes wait for it. */
export const openBook = () => {
  const entries = new Map<string, Entry>();
  const sums = new Map<string, { count: number; sum: Buffer }>();

  const count = ({ kind, digest }: Entry, by: 1 | -1): void => {
    const { count: before, sum } = sums.get(kind) ?? { count: 0, sum: Buffer.alloc(digest.length) };
    mix(sum, digest);
    if (before + by === 0) sums.delete(kind);
    else sums.set(kind, { count: before + by, sum });
  };

  const forget = (key: Item): boolean => {
    const entry = entries.get(nameOf(key));
    if (entry) count(entry, -1);
    return entries.delete(nameOf(key));
  };

  return {
    note(item: Item): void {
      forget(item);
      const entry = { key: keyOf(item), kind: kindOf(item), digest: digestOf(item) };
      entries.set(nameOf(item), entry);
      count(entry, 1);
    },

    forget,

    has: (key: Item): boolean => entries.has(nameOf(key)),

    /** Whether the item is the one that was read last. */
    isNoted: (item: Item): boolean => entries.get(nameOf(item))?.digest.equals(digestOf(item)) === true,

    keys: (): Item[] => [...entries.values()].map(({ key }) => key),

    /** The tally counts by kind, and its hash ignores order. */
    tally: (): Tallies =>
      Object.fromEntries([...sums].map(([kind, { count, sum }]) => [kind, { count, hash: sum.toString('hex') }])),
  };
};
