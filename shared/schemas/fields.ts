import * as z from 'zod/mini';
import { languages, researchDomains, roles, statuses } from '../lists.ts';

/** Lengths are upper bounds against abuse, generous for normal use. */

/** Stops validation before costly checks, such as patterns, run on a longer value. Put it first. */
export const atMost = (most: number) => z.maxLength(most, { abort: true });

/** Line breaks become spaces, as in a browser’s single-line field. */
export const line = (most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    atMost(most),
    z.overwrite((text) => text.replace(/[\t\n\r]+/g, ' ')),
  );

export const id = z.string().check(atMost(80), z.regex(/^[A-Za-z0-9._-]+$/));
export const shortText = line(200);
/** About two pages. */
export const longText = z.string().check(z.trim(), z.minLength(1), z.maxLength(4000));
export const email = z.string().check(z.trim(), atMost(254), z.email());
export const day = z.string().check(atMost(40), z.iso.date());
export const time = z.string().check(atMost(40), z.iso.datetime());
export const role = z.enum(roles);
export const status = z.enum(statuses);
export const language = z.enum(languages);
export const researchDomain = z.enum(researchDomains.map(String));
/** Distinct. */
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
 * http, https or no scheme, a host without user info, and no hidden scheme (D28). OpenAPI gets the source without flags. No two parts
 * can match the same character, so it runs in linear time.
 */
const opensAsWeb =
  /^(?:[Hh][Tt]{2}[Pp][Ss]?:\/\/|(?![A-Za-z][A-Za-z\d+-]*:))[^\s\p{Cc}/?#@:]+(?::[^\s\p{Cc}/?#@]*)?(?:[/?#][^\s\p{Cc}]*)?$/u;
export const webAddress = z.string().check(z.trim(), atMost(2000), z.regex(opensAsWeb));
/** User info before the host, up to the last @. */
const userPart = /^(\s*(?:https?:\/\/|(?![a-z][a-z\d+-]*:)))[^\s/?#]+@/i;
/** Strips user info from replies, which an earlier release accepted, so that old records still parse. */
export const shownAddress = z.pipe(
  z.transform((kept: string) => (typeof kept === 'string' ? kept.replace(userPart, '$1') : kept)),
  webAddress,
);
export const halfSteps = z.number().check(z.gte(0), z.lte(5), z.multipleOf(0.5));
