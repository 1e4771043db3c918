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

/** Everything a person owns lies in one partition: one query to export it, to move it, to erase it. */
export const userPartition = (id: string) => `USER#${id}`;
/** The index partition that lists a university's members. */
export const membersOf = (universityId: string) => `UNIVERSITY#${universityId}`;

// Calls name the university by the word of the specification, with a capital; the table does not.
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
    /** Since when mails go to their address again: what came back of earlier ones says nothing any more. */
    mailTrustedAt: string().optional(),
    /** Until they choose a password by the invitation that they were mailed. */
    isInvited: boolean().optional(),
    /** Sessions that begin from now on open nothing but the choice of another password (D77). */
    mustChoosePassword: boolean().optional(),
    lastSeenAt: string().optional(),
    leavesAt: string().optional(),
    /** When they were mailed that their account will be erased since they are absent, and when once more. */
    warnedAt: string().optional(),
    warnedAgainAt: string().optional(),
    /** When they were told that it is kept, though they are absent: nobody else can do what they do. */
    neededAt: string().optional(),
    /** Counts the changes of what is said of them. */
    revision: number().optional(),
    /** How many assessments they have; absent of people from before it was counted. */
    portfolios: number().optional(),
    /** A section of their CV is public, and so their name is. */
    isPublic: boolean().optional(),
    /** Counts what ended all sessions; a token of an older epoch is void. */
    sessionEpoch: number(),
    GSI1PK: string().hidden().optional(),
    GSI1SK: string().hidden().optional(),
  }),
  computeKey: ({ id }) => ({ PK: userPartition(id), SK: 'USER' }),
});

/** The index partition that lists the super administrators who belong to no university. */
export const superAdministrators = 'SUPERS';

/** The index keys of a member, or of a super administrator, who belongs to no university. */
export const memberKeys = (id: string, universityId: string | null) => ({
  GSI1PK: universityId === null ? superAdministrators : membersOf(universityId),
  GSI1SK: id,
});
