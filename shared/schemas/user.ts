import * as z from 'zod/mini';
import { email, id, role, shortText, sitePath, status, time } from './fields.ts';
import { maybe } from './record.ts';

/** A person as the product shows them: to themselves and to the administrators of their university. */
export const user = z.object({
  id,
  firstName: shortText,
  lastName: shortText,
  email,
  role,
  status,
  UniversityId: maybe(id),
  avatarUrl: maybe(sitePath),
  createdAt: time,
});
export type User = z.infer<typeof user>;

/** A signed-in session: what login, registration and renewal answer, and what the browser stores. */
export const session = z.object({ token: z.string(), user });
export type Session = z.infer<typeof session>;
