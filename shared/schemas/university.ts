import * as z from 'zod/mini';
import { email, given, id, shortText, sitePath, time } from './fields.ts';

/** What anybody may know of a university: enough to choose it when registering. */
export const publicUniversity = z.object({ id, name: shortText, logoUrl: z.nullable(sitePath) });
export type PublicUniversity = z.infer<typeof publicUniversity>;

/** A row of the list: a super administrator, and a member for their own university, see more of it (D63). */
export const listedUniversity = z.extend(publicUniversity, {
  city: z.optional(z.nullable(shortText)),
  createdAt: z.optional(time),
});

/** A university as its members see it. */
export const university = z.extend(publicUniversity, {
  city: z.nullable(shortText),
  country: z.nullable(shortText),
  address: z.nullable(z.string()),
  /** Whom somebody writes to whose registration was refused (D58). */
  contactEmail: z.nullable(email),
  createdAt: time,
});
export type University = z.infer<typeof university>;

/** What its administrators may change; what is left out stays, null or nothing clears it (D69). */
export const universityInput = z.object({
  name: z.optional(shortText),
  city: given(shortText),
  country: given(shortText),
  address: given(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
  contactEmail: given(email),
});
export type UniversityInput = z.output<typeof universityInput>;
