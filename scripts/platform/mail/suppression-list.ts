import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { writeWhole } from '#scripts/platform/host/write-whole.ts';

/** Why SES may keep an address on its list. */
export const suppressedReasons = ['BOUNCE', 'COMPLAINT'] as const;
export type SuppressedReason = (typeof suppressedReasons)[number];

const shape = z.record(z.string(), z.enum(suppressedReasons));

const read = (file: string): z.output<typeof shape> => {
  if (!existsSync(file)) return {};
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`${file} is no list of addresses any more: remove it, which empties that list`);
  }
};

/** The addresses that SES mails no more, each with why, in a file: the list outlives a restart. */
export const openSuppressionList = (file: string) => {
  const listed = new Map(Object.entries(read(file)));
  let written: Promise<unknown> = Promise.resolve();
  const save = (): Promise<void> => {
    // One after the other: an older state must not overtake a newer one.
    const writing = written.then(() => writeWhole(file, JSON.stringify(Object.fromEntries(listed))));
    written = writing.catch(() => undefined);
    return writing;
  };
  return {
    /** Why that address is on it; null when it is not. */
    reasonOf: (address: string): SuppressedReason | null => listed.get(address) ?? null,

    async put(address: string, reason: SuppressedReason): Promise<void> {
      listed.set(address, reason);
      await save();
    },

    /** Tells whether it was on it. */
    async remove(address: string): Promise<boolean> {
      const wasListed = listed.delete(address);
      if (wasListed) await save();
      return wasListed;
    },
  };
};

export type SuppressionList = ReturnType<typeof openSuppressionList>;
