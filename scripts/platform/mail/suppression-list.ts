import * as z from 'zod/mini';
import { createOrderedWriter, readKept } from '#scripts/platform/host/write-whole.ts';

export const suppressedReasons = ['BOUNCE', 'COMPLAINT'] as const;
export type SuppressedReason = (typeof suppressedReasons)[number];

const shape = z.record(z.string(), z.enum(suppressedReasons));

const damaged = 'is no list of addresses any more: remove it, which empties that list';

/** The account's list, from address to reason, persisted in a file. */
export const openSuppressionList = (file: string) => {
  const listed = new Map(Object.entries(readKept(file, shape, damaged) ?? {}));
  const write = createOrderedWriter(file);
  const save = (): Promise<void> => write(JSON.stringify(Object.fromEntries(listed)));
  return {
    reasonOf: (address: string): SuppressedReason | null => listed.get(address) ?? null,

    async put(address: string, reason: SuppressedReason): Promise<void> {
      listed.set(address, reason);
      await save();
    },

    async remove(address: string): Promise<boolean> {
      const wasListed = listed.delete(address);
      if (wasListed) await save();
      return wasListed;
    },
  };
};

export type SuppressionList = ReturnType<typeof openSuppressionList>;
