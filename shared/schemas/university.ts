import * as z from 'zod/mini';
import { usualTimeZone } from '../domain/time-zone-of.ts';
import { email, id, shortText, sitePath, time } from './fields.ts';
import { inCell, maybe, revision } from './record.ts';

export const universityFields = {
  name: shortText,
  city: maybe(shortText),
  country: maybe(shortText),
  address: maybe(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
  /** Contact for users whose registration was refused (D58). */
  contactEmail: maybe(email),
};

/** The university as its members see it. */
export const university = z.object({
  id,
  ...universityFields,
  /** IANA name; the zone of dates in mails and PDFs (D83). */
  timeZone: z._default(z.string(), usualTimeZone),
  logoUrl: maybe(sitePath),
  createdAt: time,
  ...revision,
});
export type University = z.output<typeof university>;

/** Super administrators read where it lives. */
export const placedUniversity = z.extend(university, inCell);

const publicUniversity = z.pick(university, { id: true, name: true, logoUrl: true });

/** Super administrators, and members for their own university, get the optional fields (D63). */
export const listedUniversity = z.extend(publicUniversity, {
  city: z.optional(z.nullable(shortText)),
  createdAt: z.optional(time),
  ...inCell,
});
export type ListedUniversity = z.output<typeof listedUniversity>;

/** `failing`: failed often and is now retried hourly. */
export const universityDeletion = z.object({
  id,
  name: z.string(),
  state: z.enum(['running', 'failing', 'done']),
  step: z.string(),
  transferUsersTo: maybe(id),
  movedUsers: z.int(),
  /** At the time of deletion; null when they were not counted. */
  members: maybe(z.int()),
  startedAt: time,
  doneAt: maybe(time),
  ...inCell,
});
export type UniversityDeletion = z.output<typeof universityDeletion>;
