import * as z from 'zod/mini';
import { time } from './fields.ts';

export const archive = z.object({
  /** `failing`: failed often and is now retried hourly. */
  state: z.enum(['none', 'making', 'failing', 'ready']),
  /** Null unless `ready`. */
  goodUntil: z.nullable(time),
  /** Bytes of each file; documents that do not fit into one file continue in the next. */
  sizes: z.array(z.int()),
});
export type Archive = z.output<typeof archive>;
