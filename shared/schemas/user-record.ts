import * as z from 'zod/mini';
import { latestDay } from '../domain/day-in.ts';
import { genders, otherDiplomaTypes } from '../lists.ts';
import { isOnPlatform, socialPlatforms } from '../socials.ts';
import { atMost, day, id, idsOf, role, shortText, shownAddress, status, webAddress } from './fields.ts';
import { changesTo, maybe, revision } from './record.ts';
import { isInvited, user } from './user.ts';

const platform = z.enum(socialPlatforms.map((known) => known.platform));
const social = z.object({ platform, url: shownAddress });

/** One URL per platform, on the platform's own hosts; an empty one removes the platform. */
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

/** From 1900, not in the future. */
const birthDate = day.check(z.refine((given) => given >= '1900-01-01' && given <= latestDay()));

/** Kept short, because they are read with the user at every call. */
const personal = {
  birthDate: maybe(birthDate),
  gender: maybe(z.enum(genders)),
  interests: maybe(z.string().check(z.trim(), z.maxLength(1000))),
  otherDiplomasObtained: maybe(idsOf(otherDiplomaTypes)),
};

/** The record as the user and their administrators see it. */
export const userRecord = z.extend(user, {
  ...personal,
  isInvited,
  Socials: z._default(z.array(social), []),
  ...revision,
});
export type UserRecord = z.output<typeof userRecord>;

/**
 * Accepts the whole record: role, status and university must be unchanged unless the caller may change them (D25). The
 * e-mail address has its own call (D71).
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
