import * as z from 'zod/mini';
import { createOrderedWriter, readKept } from '#scripts/platform/host/write-whole.ts';

export type Position = { after: string } | 'start' | 'end';

const position = z.union([z.object({ after: z.string() }), z.literal('start'), z.literal('end')]);
const shape = z.record(z.string(), z.record(z.string(), position));

const damaged = 'does not say any more how far the table’s stream was read: npm run reset begins anew';

/** Stores positions per mapping, stream and shard, so that a restart resumes there. */
export const openCheckpoints = (file: string) => {
  const kept = readKept(file, shape, damaged) ?? {};
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
