import * as z from 'zod/mini';
import { id, shortText, time } from './fields.ts';
import { maybe } from './record.ts';

/** The longest file, in characters, and the most rows: what is kept of it until it is done fits one transaction of 4 MB. */
export const longestImport = 1_000_000;
export const mostImported = 5_000;

/** A list as the text of a CSV file. A dry run says what it would make, or what is wrong, and makes nothing. */
export const importInput = z.object({
  csv: z.string().check(z.minLength(1), z.maxLength(longestImport)),
  isDryRun: z.boolean(),
});

/** The import that was begun; null of a dry run. */
const begun = { id: maybe(id) };
/** `administrators`: the names of those who may do what whoever imports may; nobody is made one by oversight. */
export const peopleImport = z.object({ ...begun, people: z.int(), administrators: z.array(z.string()) });
export const formationsImport = z.object({ ...begun, formations: z.int(), newCategories: z.array(shortText) });

/** How far an import is; `failing`: it has failed often and is still tried, once an hour. */
export const importProgress = z.object({
  state: z.enum(['running', 'failing', 'done']),
  rows: z.int(),
  /** How many rows were dealt with, those included of which nothing could be made. */
  done: z.int(),
  refused: z.int(),
  /** The first of those: on which line of the file they stand, and why. */
  refusals: z.array(z.object({ line: z.int(), code: z.string(), msg: z.string() })),
  startedAt: time,
  doneAt: maybe(time),
});
