import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, set, string } from 'dynamodb-toolbox/schema';
import { campusPartition } from '#functions/data/kernel/ids.ts';
import { named } from '#functions/data/kernel/table.ts';

export const allCounts = 'COUNTS';

/**
 * Counters of a university, so that its home page reads no list; changed in the transactions of the counted items. Until its lists have
 * been counted once, they hold only the changes since.
 */
export const Counts = new Entity({
  ...named('Counts'),
  schema: item({
    universityId: string().key(),
    pendingUsers: number().optional(),
    acceptedUsers: number().optional(),
    rejectedUsers: number().optional(),
    unconfirmedUsers: number().optional(),
    usersWithoutPortfolio: number().optional(),
    formations: number().optional(),
    formationsWithoutSkills: number().optional(),
    administratorIds: set(string()).optional(),
    /** When its lists were counted; absent if never. */
    countedAt: string().optional(),
    changedAt: string().optional(),
    version: number().optional(),
    GSI1PK: string().hidden().optional(),
    GSI1SK: string().hidden().optional(),
  }),
  computeKey: ({ universityId }) => ({ PK: campusPartition(universityId), SK: 'COUNTS' }),
});
