import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { set } from 'dynamodb-toolbox/schema/set';
import { string } from 'dynamodb-toolbox/schema/string';
import { campusPartition } from '#functions/data/kernel/ids.ts';
import { table } from '#functions/data/kernel/table.ts';

/** The index partition that lists the counts of all universities. */
export const allCounts = 'COUNTS';

/**
 * How many of what a university has, so that its home reads no list: added to in the transactions of what is counted. Before its
 * lists have been counted once it holds no more than what has changed since.
 */
export const Counts = new Entity({
  name: 'Counts',
  table,
  timestamps: false,
  schema: item({
    universityId: string().key(),
    pendingUsers: number().optional(),
    acceptedUsers: number().optional(),
    rejectedUsers: number().optional(),
    unconfirmedUsers: number().optional(),
    usersWithoutPortfolio: number().optional(),
    formations: number().optional(),
    formationsWithoutSkills: number().optional(),
    /** The accepted administrators, by whom one is told from another. */
    administratorIds: set(string()).optional(),
    /** When its lists were counted; absent: never. */
    countedAt: string().optional(),
    changedAt: string().optional(),
    /** Counts its changes. */
    version: number().optional(),
    GSI1PK: string().hidden().optional(),
    GSI1SK: string().hidden().optional(),
  }),
  computeKey: ({ universityId }) => ({ PK: campusPartition(universityId), SK: 'COUNTS' }),
});
