import * as z from 'zod/mini';
import { latestDay } from '../domain/day-in.ts';
import { genders, otherDiplomaTypes } from '../lists.ts';
import { isOnPlatform, socialPlatforms } from '../socials.ts';
import { atMost, day, id, idsOf, role, shortText, shownAddress, status, webAddress } from './fields.ts';
import { changesTo, maybe, revision } from './record.ts';
import { isInvited, user } from './user.ts';

const platform = z.enum(socialPlatforms.map((known) => known.platform));
const social = z.object({ platform, url: shownAddress });

/** Of each platform at most one address, on one of its hosts; one that is empty takes its platform out. */
const socials = maybe(
  z
    .array(
      z
        .object({ platform, url: maybe(webAddress.check(z.maxLength(300))) })
        .check(z.refine(({ platform, url }) => !url || isOnPlatform(url, platform), { path: ['url'] })),
    )
    .check(
      atMost(socialPlatforms.length),
      z.refine((given) => new Set(given.map(({ platform }) => platform)).size === given.length),
    ),
);

/** A day of birth: of this century or the one before, and not to come. */
const birthDate = day.check(z.refine((given) => given >= '1900-01-01' && given <= latestDay()));

/** What people say of themselves beside their name; short enough to be read with them at every call. */
const personal = {
  birthDate: maybe(birthDate),
  gender: maybe(z.enum(genders)),
  interests: maybe(z.string().check(z.trim(), z.maxLength(1000))),
  otherDiplomasObtained: maybe(idsOf(otherDiplomaTypes)),
};

/** A person whole, as they and the administrators of their university read and change them. */
export const userRecord = z.extend(user, {
  ...personal,
  isInvited,
  Socials: z._default(z.array(social), []),
  ...revision,
});
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
