import * as z from 'zod/mini';
import { id, shortText, sitePath, time } from './fields.ts';

/** What anybody may know of a university: enough to choose it when registering. */
export const publicUniversity = z.object({ id, name: shortText, logoUrl: z.nullable(sitePath) });
export type PublicUniversity = z.infer<typeof publicUniversity>;

/** A university as its members see it. */
export const university = z.extend(publicUniversity, {
  city: z.nullable(shortText),
  country: z.nullable(shortText),
  address: z.nullable(z.string()),
  createdAt: time,
});
export type University = z.infer<typeof university>;
