import { Entity } from 'dynamodb-toolbox/entity';
import { boolean, item, list, map, number, string } from 'dynamodb-toolbox/schema';
import { stored } from '#functions/data/kernel/stored.ts';
import { named } from '#functions/data/kernel/table.ts';
import { languages, mailTroubles } from '#shared/lists.ts';
import { doctoralFacts } from '#shared/schemas/user.ts';
import { userRecord } from '#shared/schemas/user-record.ts';
import { socialPlatforms } from '#shared/socials.ts';

/** Everything a user owns lies in one partition, so that it can be exported, moved and erased as a whole. */
export const userPartition = (id: string) => `USER#${id}`;
export const membersOf = (universityId: string) => `UNIVERSITY#${universityId}`;

// The API spells `UniversityId` as the specification does; the table does not.
const { UniversityId: _, Socials: __, mailTrouble: ___, leavesAt: ____, ...fields } = userRecord.shape;

const social = map({ platform: string().enum(...socialPlatforms.map(({ platform }) => platform)), url: string() });

export const Users = new Entity({
  ...named('User'),
  schema: item({
    ...stored(fields),
    id: string().key(),
    universityId: string().optional(),
    language: string().enum(...languages),
    Socials: list(social).optional(),
    mailTrouble: map({ kind: string().enum(...mailTroubles), at: string() }).optional(),
    /** Bounces of mails sent before this time are ignored. */
    mailTrustedAt: string().optional(),
    isInvited: boolean().optional(),
    /** New sessions only allow a password change (D77). */
    mustChoosePassword: boolean().optional(),
    lastSeenAt: string().optional(),
    leavesAt: string().optional(),
    /** When an absent user was mailed the first and the second warning of the erasure. */
    warnedAt: string().optional(),
    warnedAgainAt: string().optional(),
    /** When the user was last told that the account is kept despite their absence, since nobody can replace them. */
    neededAt: string().optional(),
    revision: number().optional(),
    /** Absent for users created before it was stored. */
    portfolios: number().optional(),
    /** Copies from the doctorate; `hasDoctorate` is absent until they were made, for users created before that. */
    ...stored(doctoralFacts),
    /** True if a section of the CV is public, and thereby the name. */
    isPublic: boolean().optional(),
    /** Ending all sessions bumps it; tokens of an older epoch are void. */
    sessionEpoch: number(),
    GSI1PK: string().hidden().optional(),
    GSI1SK: string().hidden().optional(),
  }),
  computeKey: ({ id }) => ({ PK: userPartition(id), SK: 'USER' }),
});

export const superAdministrators = 'SUPERS';

export const memberKeys = (id: string, universityId: string | null) => ({
  GSI1PK: universityId === null ? superAdministrators : membersOf(universityId),
  GSI1SK: id,
});
