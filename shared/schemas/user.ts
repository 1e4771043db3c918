import * as z from 'zod/mini';
import { genders, mailTroubles } from '../lists.ts';
import { email, id, role, shortText, sitePath, status, time } from './fields.ts';
import { maybe } from './record.ts';

/** A person as sessions and lists show them: to themselves and to the administrators of their university. */
export const user = z.object({
  id,
  firstName: shortText,
  lastName: shortText,
  email,
  /** They have opened a link that was mailed there (D59). People from before there was one at registration have not. */
  emailConfirmed: z._default(z.boolean(), false),
  role,
  status,
  UniversityId: maybe(id),
  avatarUrl: maybe(sitePath),
  createdAt: time,
  /** When their account is erased, as they have asked; absent unless they have. */
  leavesAt: z.optional(time),
  /** Why, and since when, mails to them are held back. */
  mailTrouble: z.optional(z.object({ kind: z.enum(mailTroubles), at: time })),
});
export type User = z.infer<typeof user>;

/** Whom an administrator makes an account for. */
export const invited = z.object({ firstName: shortText, lastName: shortText, email, role: z.enum(['user', 'admin']) });

/** Whether somebody was invited and has not chosen a password yet. */
export const isInvited = z._default(z.boolean(), false);

/** A person in the list of their university's administrators. */
export const member = z.extend(user, {
  isInvited,
  /** The last mail that could not be sent to them (D57). */
  mailFailed: z.optional(z.object({ kind: z.string(), since: time })),
});
export type Member = z.infer<typeof member>;

/** Whom the members of a university write to (D58). */
export const contact = z.object({
  email: maybe(email),
  administrators: z.array(z.object({ firstName: shortText, lastName: shortText })),
});

/**
 * A person as their own session names them: with what they say of themselves, as `userRecord` has it. A session that opens nothing yet
 * lacks that.
 */
export const ownUser = z.extend(user, {
  birthDate: z.optional(z.nullable(z.string())),
  gender: z.optional(z.nullable(z.enum(genders))),
  interests: z.optional(z.nullable(z.string())),
  otherDiplomasObtained: z.optional(z.nullable(z.string())),
  Socials: z.optional(z.array(z.object({ platform: z.string(), url: z.string() }))),
});

/**
 * A signed-in session: what login, registration and renewal answer. `mustChoosePassword`: it opens nothing but the choice of another
 * password (D77).
 */
export const session = z.object({ token: z.string(), user: ownUser, mustChoosePassword: z.optional(z.boolean()) });
export type Session = z.infer<typeof session>;

/** A device on which somebody is signed in, as they see it: never what would sign anybody in. */
export const openSession = z.object({
  id,
  /** The browser and its system as they call themselves. */
  device: z.string(),
  createdAt: time,
  lastSeenAt: time,
  /** The one that asks. */
  isCurrent: z.boolean(),
});

/** The password was right and a second step is due (D70); the challenge names the attempt. */
export const challenge = z.object({ challenge: z.string() });
