import * as z from 'zod/mini';
import type { Read, Reference } from './reference.ts';

const text = z.catch(z.optional(z.coerce.string()), undefined);
const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
/** Crossref writes titles as lists of one. */
const heading = z.pipe(z.transform(firstOf), z.catch(z.optional(z.string()), undefined));
const name = z.object({
  given: text,
  family: text,
  'dropping-particle': text,
  'non-dropping-particle': text,
  suffix: text,
  literal: text,
});
const reference = z.object({
  title: heading,
  author: z.catch(z.optional(z.array(name)), undefined),
  abstract: text,
  'container-title': heading,
  publisher: text,
  volume: text,
  issue: text,
  page: text,
  issued: z.catch(
    z.optional(
      z.object({
        'date-parts': z.optional(z.array(z.array(z.union([z.string(), z.number()])))),
        raw: text,
        literal: text,
      }),
    ),
    undefined,
  ),
  DOI: text,
  URL: text,
  note: text,
});

export const isJson = (given: string): boolean => /^\s*[[{]/.test(given);

const parse = (given: string): unknown => {
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
};

/** A list, as Zotero and Mendeley write it, a single item, or a list called `items`. */
export const readCslJson = (given: string): Read => {
  const parsed = parse(given);
  if (parsed === undefined) return { references: [], broken: [given.trim()] };
  const items = z.object({ items: z.array(z.unknown()) }).safeParse(parsed).data?.items ?? parsed;
  const read: Read = { references: [], broken: [] };
  for (const item of Array.isArray(items) ? items : [items]) {
    const { data } = reference.safeParse(item);
    if (data) read.references.push(data satisfies Reference);
    else read.broken.push(JSON.stringify(item));
  }
  return read;
};
