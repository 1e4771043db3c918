import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { writeWhole } from '#scripts/platform/host/write-whole.ts';

/** How far a shard was read: up to and with that record, not at all, or to its end. */
export type Position = { after: string } | 'start' | 'end';

const position = z.union([z.object({ after: z.string() }), z.literal('start'), z.literal('end')]);
const shape = z.record(z.string(), z.record(z.string(), position));

const read = (file: string): z.output<typeof shape> => {
  if (!existsSync(file)) return {};
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`${file} does not say any more how far the table’s stream was read: npm run reset begins anew`);
  }
};

/** How far each mapping has read each stream, by shard, in a file: after a restart it goes on there. */
export const openCheckpoints = (file: string) => {
  const kept = read(file);
  let written: Promise<unknown> = Promise.resolve();
  return (mapping: string, streamArn: string) => {
    const name = `${mapping} ${streamArn}`;
    return {
      /** Null when the mapping has never read this stream. */
      positions: (): Readonly<Record<string, Position>> | null => kept[name] ?? null,
      /** Replaces the positions of those shards. Rejects when the disk does not take it; then they are read again. */
      save(positions: Readonly<Record<string, Position>>): Promise<void> {
        kept[name] = { ...kept[name], ...positions };
        // One after the other: an older state must not overtake a newer one.
        const writing = written.then(() => writeWhole(file, JSON.stringify(kept)));
        written = writing.catch(() => undefined);
        return writing;
      },
    };
  };
};

export type Checkpoints = ReturnType<typeof openCheckpoints>;
