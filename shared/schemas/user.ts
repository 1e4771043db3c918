import * as z from 'zod/mini';
import { genders, otherDiplomaTypes } from '../lists.ts';
import { isOnPlatform, socialPlatforms } from '../socials.ts';
import { day, email, id, idsOf, role, shortText, sitePath, status, time, webAddress } from './fields.ts';
import { changesTo, maybe } from './record.ts';

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
});
export type User = z.infer<typeof user>;

const platform = z.enum(socialPlatforms.map((known) => known.platform));
const social = z.object({ platform, url: webAddress });

/** Of each platform at most one address, on one of its hosts; one that is empty takes its platform out. */
const socials = maybe(
  z
    .array(
      z
        .object({ platform, url: maybe(webAddress.check(z.maxLength(300))) })
        .check(z.refine(({ platform, url }) => !url || isOnPlatform(url, platform), { path: ['url'] })),
    )
    .check(z.refine((given) => new Set(given.map(({ platform }) => platform)).size === given.length)),
);

/** A day of birth: of this century or the one before, and not to come. */
const birthDate = day.check(
  z.refine((given) => given >= '1900-01-01' && given <= new Date().toISOString().slice(0, 10)),
);

/** Whom an administrator makes an account for. */
export const invited = z.object({ firstName: shortText, lastName: shortText, email, role: z.enum(['user', 'admin']) });

/** What people say of themselves beside their name; short enough to be read with them at every call. */
const personal = {
  birthDate: maybe(birthDate),
  gender: maybe(z.enum(genders)),
  interests: maybe(z.string().check(z.trim(), z.maxLength(1000))),
  otherDiplomasObtained: maybe(idsOf(otherDiplomaTypes)),
};

/** A person whole, as they and the administrators of their university read and change them. */
export const userRecord = z.extend(user, { ...personal, Socials: z._default(z.array(social), []) });
export type UserRecord = z.output<typeof userRecord>;

/**
 * What may be sent of it, the whole record, too: role, status and university only as they are, or by whoever may change them
 * (D25); an address of mail is changed by a call of its own (D71).
 */
export const userChanges = z.extend(
  changesTo({ firstName: shortText, lastName: shortText, ...personal, Socials: socials }),
  {
    role: z.optional(role),
    status: z.optional(status),
    UniversityId: z.optional(z.nullable(id)),
  },
);
export type UserChanges = z.output<typeof userChanges>;

/** A person in the list of their university's administrators. */
export const member = z.extend(user, {
  /** They were invited and have not chosen a password yet. */
  isInvited: z._default(z.boolean(), false),
  /** The last mail that could not be sent to them (D57). */
  mailFailed: z.optional(z.object({ kind: z.string(), since: time })),
});
export type Member = z.infer<typeof member>;

/** Whom the members of a university write to (D58). */
export const contact = z.object({
  email: maybe(email),
  administrators: z.array(z.object({ firstName: shortText, lastName: shortText })),
});

/** A signed-in session: what login, registration and renewal answer, and what the browser stores. */
export const session = z.object({ token: z.string(), user });
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
