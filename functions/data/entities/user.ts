import { Entity } from 'dynamodb-toolbox/entity';
import { boolean } from 'dynamodb-toolbox/schema/boolean';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { roles, statuses } from '#shared/lists.ts';
import { table } from '../table.ts';

/** Everything a person owns lies in one partition: one query to export it, to move it, to erase it. */
export const userPartition = (id: string) => `USER#${id}`;
/** The index partition that lists a university's members. */
export const membersOf = (universityId: string) => `UNIVERSITY#${universityId}`;

export const Users = new Entity({
  name: 'User',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    firstName: string(),
    lastName: string(),
    email: string(),
    /** Somebody has opened a link that was mailed there (D59). */
    emailConfirmed: boolean().optional(),
    role: string().enum(...roles),
    status: string().enum(...statuses),
    universityId: string().optional(),
    avatarUrl: string().optional(),
    language: string().enum('fr', 'en'),
    createdAt: string(),
    lastSeenAt: string().optional(),
    /** Counts what ended all sessions; a token of an older epoch is void. */
    sessionEpoch: number(),
    GSI1PK: string().hidden().optional(),
    GSI1SK: string().hidden().optional(),
  }),
  computeKey: ({ id }) => ({ PK: userPartition(id), SK: 'USER' }),
});

/** The index keys of a member; a super administrator belongs to no university and stands in no list. */
export const memberKeys = (id: string, universityId: string | null) =>
  universityId === null ? {} : { GSI1PK: membersOf(universityId), GSI1SK: id };
