import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { createOrderedWriter } from '#scripts/platform/host/write-whole.ts';

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

/** Stored per mapping, stream and shard, so that a restart resumes there. */
export const openCheckpoints = (file: string) => {
  const kept = read(file);
  const write = createOrderedWriter(file);
  return (mapping: string, streamArn: string) => {
    const name = `${mapping} ${streamArn}`;
    return {
      /** Null if the mapping has never read this stream. */
      positions: (): Readonly<Record<string, Position>> | null => kept[name] ?? null,
      /** Merges positions by shard. Rejects when the write fails; those records are then read again. */
      save(positions: Readonly<Record<string, Position>>): Promise<void> {
        kept[name] = { ...kept[name], ...positions };
        return write(JSON.stringify(kept));
      },
    };
  };
};

export type Checkpoints = ReturnType<typeof openCheckpoints>;
