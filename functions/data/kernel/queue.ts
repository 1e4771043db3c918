import type { Entity, FormattedItem } from 'dynamodb-toolbox/entity';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { $add, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { updateChange } from './change.ts';
import { commitRead, type WriteContext } from './commit.ts';
import { newClaimId } from './ids.ts';
import { table } from './table.ts';

// A queue (unsent mails, unfinished tasks) is an index partition of items sorted by due time. A worker leases an item by moving its due
// time on, so the item comes back by itself if the worker dies.

/** Longer than a worker's function may run. */
const leaseSeconds = 120;
const pageSize = 25;

export const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

export const due = (at: Date) => ({ dueAt: at.toISOString(), GSI1SK: at.toISOString() });

/** Condition: this worker still holds the lease. */
export const unchanged = ({ version }: { version: number }) => ({ attr: 'version', eq: version }) as const;

/** Yields the ids that have been due longest first. */
export async function* dueIds(entity: Entity, partition: string, now: Date): AsyncGenerator<string> {
  let exclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table
      .build(QueryCommand)
      .entities(entity)
      .query({ index: 'GSI1', partition, range: { lte: now.toISOString() } })
      // Only ids: an unreadable item must not block those behind it.
      .options({ limit: pageSize, attributes: ['id'], ...(exclusiveStartKey && { exclusiveStartKey }) })
      .send();
    yield* (page.Items ?? []).map(({ id }) => String(id));
    exclusiveStartKey = page.LastEvaluatedKey;
  } while (exclusiveStartKey);
}

/** Null if the item is not due, gone or leased. A retry with the same claim id recognises its own lease. */
export const take = <E extends Entity>(
  entity: E,
  partition: string,
  id: string,
  context: WriteContext,
): Promise<FormattedItem<E> | null> => {
  const { now } = context;
  const claimedBy = newClaimId();
  const taken = {
    id,
    attempts: $add(1),
    version: $add(1),
    claimedBy,
    ...due(later(now, leaseSeconds)),
  } as unknown as UpdateItemInput<E>;
  const isQueued = { attr: 'GSI1PK', eq: partition } as Condition<E>;
  const isDue = {
    or: [
      { attr: 'dueAt', lte: now.toISOString() },
      { attr: 'claimedBy', eq: claimedBy },
    ],
  } as Condition<E>;
  return commitRead(entity, updateChange(entity, taken, isQueued, isDue), context);
};
