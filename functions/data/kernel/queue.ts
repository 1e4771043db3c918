import type { Entity, FormattedItem } from 'dynamodb-toolbox/entity';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { commitRead, type WriteContext } from './commit.ts';
import { newClaimId } from './ids.ts';
import { table } from './table.ts';

/**
 * What mails that have not left and tasks that are not done have in common: each is an item that is due at a time (`dueAt`, by
 * which an index partition lists them), that one worker at a time takes, and that comes back by itself when that one dies.
 */

/** How long an item is kept from everybody else by whoever took it, in seconds: longer than their function may run. */
const lease = 120;
const perPage = 25;

export const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** The attributes of an item that is due then. */
export const due = (at: Date) => ({ dueAt: at.toISOString(), GSI1SK: at.toISOString() });

/** Nothing has happened to the item since it was taken. */
export const unchanged = ({ version }: { version: number }) =>
  ({ condition: { attr: 'version', eq: version } }) as const;

/** The ids of all items that are due, the one that waits longest first, page by page. */
export async function* dueIds(entity: Entity, partition: string, now: Date): AsyncGenerator<string> {
  let exclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table
      .build(QueryCommand)
      .entities(entity)
      .query({ index: 'GSI1', partition, range: { lte: now.toISOString() } })
      // The rest is read when one is taken: one that cannot be read must not stop those behind it.
      .options({ limit: perPage, attributes: ['id'], ...(exclusiveStartKey && { exclusiveStartKey }) })
      .send();
    yield* (page.Items ?? []).map(({ id }) => String(id));
    exclusiveStartKey = page.LastEvaluatedKey;
  } while (exclusiveStartKey);
}

/**
 * Takes an item to deal with it. Null when it is not due, is gone, or somebody else has it: of several, one gets it. A claim
 * whose answer was lost is asked for again under the same name, so that its item need not wait for the end of the lease.
 */
export const take = <E extends Entity>(
  entity: E,
  partition: string,
  id: string,
  context: WriteContext,
): Promise<FormattedItem<E> | null> => {
  const { now } = context;
  const claimedBy = newClaimId();
  // The kernel's assertions: what is queued has these attributes.
  const taken = {
    id,
    attempts: $add(1),
    version: $add(1),
    claimedBy,
    ...due(later(now, lease)),
  } as unknown as UpdateItemInput<E>;
  const isDue = {
    and: [
      { attr: 'GSI1PK', eq: partition },
      {
        or: [
          { attr: 'dueAt', lte: now.toISOString() },
          { attr: 'claimedBy', eq: claimedBy },
        ],
      },
    ],
  } as Condition<E>;
  return commitRead(
    entity,
    entity
      .build(UpdateTransaction<E>)
      .item(taken)
      .options({ condition: isDue }),
    context,
  );
};
