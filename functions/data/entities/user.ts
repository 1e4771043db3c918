import { Entity } from 'dynamodb-toolbox/entity';
import { boolean } from 'dynamodb-toolbox/schema/boolean';
import { item } from 'dynamodb-toolbox/schema/item';
import { list } from 'dynamodb-toolbox/schema/list';
import { map } from 'dynamodb-toolbox/schema/map';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { stored } from '#functions/data/kernel/stored.ts';
import { table } from '#functions/data/kernel/table.ts';
import { languages, mailTroubles } from '#shared/lists.ts';
import { userRecord } from '#shared/schemas/user-record.ts';
import { socialPlatforms } from '#shared/socials.ts';

/** Everything a person owns lies in one partition, so that it can be exported, moved and erased as a whole. */
export const userPartition = (id: string) => `USER#${id}`;
/** The index partition that lists a university's members. */
export const membersOf = (universityId: string) => `UNIVERSITY#${universityId}`;

// The API spells `UniversityId` as the specification does; the table does not.
const { UniversityId: _, Socials: __, mailTrouble: ___, leavesAt: ____, ...fields } = userRecord.shape;

const social = map({ platform: string().enum(...socialPlatforms.map(({ platform }) => platform)), url: string() });

export const Users = new Entity({
  name: 'User',
  table,
  timestamps: false,
  schema: item({
    ...stored(fields),
    id: string().key(),
    universityId: string().optional(),
    language: string().enum(...languages),
    Socials: list(social).optional(),
    mailTrouble: map({ kind: string().enum(...mailTroubles), at: string() }).optional(),
    /** Bounces of mails sent before that are ignored. */
    mailTrustedAt: string().optional(),
    /** True until they choose a password from the invitation. */
    isInvited: boolean().optional(),
    /** New sessions only allow a password change (D77). */
    mustChoosePassword: boolean().optional(),
    lastSeenAt: string().optional(),
    leavesAt: string().optional(),
    /** Times of the two warnings before an absent person is erased. */
    warnedAt: string().optional(),
    warnedAgainAt: string().optional(),
    /** When they were mailed that their account is kept despite their absence, since nobody can replace them. */
    neededAt: string().optional(),
    /** Optimistic lock: counts the changes of their record. */
    revision: number().optional(),
    /** The number of assessments; absent for people created before it was stored. */
    portfolios: number().optional(),
    /** True if a section of their CV is public, and thereby their name. */
    isPublic: boolean().optional(),
    /** Ending all sessions counts it up; tokens of an older epoch are void. */
    sessionEpoch: number(),
    GSI1PK: string().hidden().optional(),
    GSI1SK: string().hidden().optional(),
  }),
  computeKey: ({ id }) => ({ PK: userPartition(id), SK: 'USER' }),
});

/** The index partition of super administrators, who have no university. */
export const superAdministrators = 'SUPERS';

export const memberKeys = (id: string, universityId: string | null) => ({
  GSI1PK: universityId === null ? superAdministrators : membersOf(universityId),
  GSI1SK: id,
});
