import * as z from 'zod/mini';
import { id, shortText, time } from './fields.ts';
import { maybe } from './record.ts';

/** Characters. A pending import must fit one DynamoDB transaction of 4 MB. */
export const longestImport = 1_000_000;
export const mostImported = 5_000;

/** A dry run only reports what it would create, or the errors. */
export const importInput = z.object({
  csv: z.string().check(z.minLength(1), z.maxLength(longestImport)),
  isDryRun: z.boolean(),
});

/** Null for a dry run. */
const begun = { id: maybe(id) };
/** `administrators`: names of imported administrators, shown for confirmation so that nobody becomes one by mistake. */
export const peopleImport = z.object({ ...begun, people: z.int(), administrators: z.array(z.string()) });
export const formationsImport = z.object({ ...begun, formations: z.int(), newCategories: z.array(shortText) });

/** `failing`: failed often and is now retried hourly. */
export const importProgress = z.object({
  state: z.enum(['running', 'failing', 'done']),
  rows: z.int(),
  /** Includes refused rows. */
  done: z.int(),
  refused: z.int(),
  /** Lists the first refusals; `line` is the line of the file. */
  refusals: z.array(z.object({ line: z.int(), code: z.string(), msg: z.string() })),
  startedAt: time,
  doneAt: maybe(time),
});
