import * as z from 'zod/mini';
import { latestDay } from '../domain/day-in.ts';
import { line, longText, shortText, shownAddress, webAddress } from './fields.ts';
import { owned } from './owned.ts';
import { maybe } from './record.ts';

/** From 1900 to the current year. */
const year = z.int().check(
  z.gte(1900),
  z.refine((given) => given <= Number(latestDay().slice(0, 4))),
);

/** Of a person. */
export const mostPublications = 200;

const said = owned({
  title: line(500),
  description: longText,
  /** A collaboration may have hundreds. */
  authors: maybe(longText),
  journalName: maybe(shortText),
  date: maybe(year),
  url: maybe(webAddress),
  isPublic: z._default(z.boolean(), false),
});
export const publication = { ...said, record: z.extend(said.record, { url: maybe(shownAddress) }) };
export type Publication = z.output<typeof publication.record>;
