import type { Entity, FormattedItem } from 'dynamodb-toolbox/entity';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { $add, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { updateChange } from './change.ts';
import { commitRead, type WriteContext } from './commit.ts';
import { newClaimId } from './ids.ts';
import { table } from './table.ts';
import { afterTurn, beforeAllTurns, isLastTurn, keyInTurn, type Turn, turnsOf } from './turns.ts';

type Cursor = Record<string, unknown>;

// A queue (unsent mails, unfinished tasks) is an index partition of items sorted by turn, then by due time. A worker leases an item by
// moving its due time on, so the item comes back by itself if the worker dies.

export type Queue<E extends Entity> = { entity: E; partition: string; turnOf: (id: string) => string };

/** Longer than a worker's function may run. */
const leaseSeconds = 120;
/** Small, since a page is read for one item of each turn in it. */
const pageSize = 10;

export const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Places the item in its turn. */
export const due = <E extends Entity>({ turnOf }: Queue<E>, id: string, at: Date) => ({
  dueAt: at.toISOString(),
  GSI1SK: keyInTurn(turnOf(id), at),
});

/** Condition: this worker still holds the lease. */
export const unchanged = ({ version }: { version: number }) => ({ attr: 'version', eq: version }) as const;

type Range = { from: string; to: string; after: Cursor | undefined };

const readPage = async (entity: Entity, partition: string, { from, to, after }: Range) => {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(entity)
    .query({ index: 'GSI1', partition, range: { between: [from, to] } })
    // Only ids and places: an unreadable item must not block those behind it.
    .options({ limit: pageSize, attributes: ['id', 'GSI1SK'], ...(after && { exclusiveStartKey: after }) })
    .send();
  return { page: Items.map(({ id, GSI1SK }) => ({ id: String(id), key: String(GSI1SK) })), cut: LastEvaluatedKey };
};

/**
 * Yields each turn that has something due, with its earliest ids. Leaps from one turn to the next, so a long turn costs no more
 * than a short one.
 */
export async function* dueTurns<E extends Entity>(
  { entity, partition }: Queue<E>,
  now: Date,
  isTried: (id: string) => boolean,
): AsyncGenerator<Turn> {
  let from = beforeAllTurns;
  let after: Cursor | undefined;
  for (;;) {
    const { page, cut } = await readPage(entity, partition, { from, to: now.toISOString(), after });
    const turns = turnsOf(page, { now, isCut: cut !== undefined, isTried });
    yield* turns.filter(({ ids }) => ids.length > 0);
    if (!cut) return;
    const last = turns.at(-1);
    if (!last || (last.hasMore && last.ids.length === 0)) {
      // All that was read of this turn had been tried.
      after = cut;
    } else {
      if (isLastTurn(last)) return;
      after = undefined;
      from = afterTurn(last.turn);
    }
  }
}

/** Null if the item is not due, gone or leased. A retry with the same claim id recognises its own lease. */
export const take = <E extends Entity>(
  queue: Queue<E>,
  id: string,
  context: WriteContext,
): Promise<FormattedItem<E> | null> => {
  const { entity, partition } = queue;
  const { now } = context;
  const claimedBy = newClaimId();
  const taken = {
    id,
    attempts: $add(1),
    version: $add(1),
    claimedBy,
    ...due(queue, id, later(now, leaseSeconds)),
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
