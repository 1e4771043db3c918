import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { createOrderedWriter } from '#scripts/platform/host/write-whole.ts';

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

/** The account's, address to reason, persisted in a file. */
export const openSuppressionList = (file: string) => {
  const listed = new Map(Object.entries(read(file)));
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
