import * as z from 'zod/mini';
import { usualTimeZone } from '../domain/time-zone-of.ts';
import { email, id, shortText, sitePath, time } from './fields.ts';
import { maybe, revision } from './record.ts';

/** What its administrators say of a university. */
export const said = {
  name: shortText,
  city: maybe(shortText),
  country: maybe(shortText),
  address: maybe(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
  /** Whom somebody writes to whose registration was refused (D58). */
  contactEmail: maybe(email),
};

/** A university as its members see it. */
export const university = z.object({
  id,
  ...said,
  /** The zone in which its people's mails and PDFs tell the time, by its IANA name (D83). */
  timeZone: z._default(z.string(), usualTimeZone),
  logoUrl: maybe(sitePath),
  createdAt: time,
  ...revision,
});
export type University = z.output<typeof university>;

/** What anybody may know of a university: enough to choose it when registering. */
const publicUniversity = z.pick(university, { id: true, name: true, logoUrl: true });

/** A row of the list: a super administrator, and a member for their own university, see more of it (D63). */
export const listedUniversity = z.extend(publicUniversity, {
  city: z.optional(z.nullable(shortText)),
  createdAt: z.optional(time),
});
export type ListedUniversity = z.output<typeof listedUniversity>;

/** How far the deletion of a university is; `failing`: it has failed often and is still tried, once an hour. */
export const universityDeletion = z.object({
  /** The university's. */
  id,
  /** What it was called. */
  name: z.string(),
  state: z.enum(['running', 'failing', 'done']),
  /** What is being done, or was done last. */
  step: z.string(),
  transferUsersTo: maybe(id),
  movedUsers: z.int(),
  /** How many members it had when it was deleted, as far as they had been counted. */
  members: maybe(z.int()),
  startedAt: time,
  doneAt: maybe(time),
});
export type UniversityDeletion = z.output<typeof universityDeletion>;
