import * as z from 'zod/mini';
import { languages, researchDomains, roles, statuses } from '../lists.ts';

/** The small shapes that every schema is made of. Lengths are upper bounds against abuse, generous for honest use. */

/** Bounds a text or a list before what costs: nothing that stands behind it is tried on a longer one. */
export const atMost = (most: number) => z.maxLength(most, { abort: true });

/** A text in one line: breaks become spaces, as in a browser’s field of one line. */
export const line = (most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    atMost(most),
    z.overwrite((text) => text.replace(/[\t\n\r]+/g, ' ')),
  );

export const id = z.string().check(atMost(80), z.regex(/^[A-Za-z0-9._-]+$/));
export const shortText = line(200);
/** A text of several lines, up to about two pages. */
export const longText = z.string().check(z.trim(), z.minLength(1), z.maxLength(4000));
export const email = z.string().check(z.trim(), atMost(254), z.email());
export const day = z.string().check(atMost(40), z.iso.date());
export const time = z.string().check(atMost(40), z.iso.datetime());
export const role = z.enum(roles);
export const status = z.enum(statuses);
export const language = z.enum(languages);
/** The id of a research domain, held as a string. */
export const researchDomain = z.enum(researchDomains.map(String));
/** Some ids of a list, each once, parted by commas. */
export const idsOf = (known: readonly number[]) =>
  z.string().check(
    atMost(known.join(',').length),
    z.refine((text) => {
      const ids = text.split(',');
      return new Set(ids).size === ids.length && ids.every((id) => known.map(String).includes(id));
    }),
  );
export const sitePath = z.string().check(atMost(300), z.startsWith('/files/'));

/**
 * What a browser may open: http, https or no scheme at all, a host without a user's name before it, and nothing in which another
 * scheme could hide (D28); the OpenAPI document has its source, not its flags. No two parts can share a character: it is linear.
 */
const opensAsWeb =
  /^(?:[Hh][Tt]{2}[Pp][Ss]?:\/\/|(?![A-Za-z][A-Za-z\d+-]*:))[^\s\p{Cc}/?#@:]+(?::[^\s\p{Cc}/?#@]*)?(?:[/?#][^\s\p{Cc}]*)?$/u;
/** An address of the web, kept as typed. */
export const webAddress = z.string().check(z.trim(), atMost(2000), z.regex(opensAsWeb));
/** A user's name before the host, up to the last sign that ends one. */
const userPart = /^(\s*(?:https?:\/\/|(?![a-z][a-z\d+-]*:)))[^\s/?#]+@/i;
/** The same in a reply: what an earlier release took is shown without the user's name, and fails no reply. */
export const shownAddress = z.pipe(
  z.transform((kept: string) => (typeof kept === 'string' ? kept.replace(userPart, '$1') : kept)),
  webAddress,
);
/** 0 to 5 in half steps. */
export const halfSteps = z.number().check(z.gte(0), z.lte(5), z.multipleOf(0.5));
