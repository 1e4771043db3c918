import * as z from 'zod/mini';
import { time } from './fields.ts';

/** The copy of everything that is held of somebody, as they see it: whether there is one, and what can be fetched of it. */
export const archive = z.object({
  /** `failing`: it has failed often and is still tried, once an hour. */
  state: z.enum(['none', 'making', 'failing', 'ready']),
  /** Null unless it is ready. */
  goodUntil: z.nullable(time),
  /** The size of each of its files, in bytes; documents beyond what one file takes follow in further ones. */
  sizes: z.array(z.int()),
});
export type Archive = z.output<typeof archive>;
