import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Entity, FormattedItem } from 'dynamodb-toolbox/entity';
import { EntityFormatter } from 'dynamodb-toolbox/entity/actions/format';
import { type CallEffects, type Committed, effectsOf } from './call-effects.ts';
import type { Change } from './change.ts';
import { Failure } from './failure.ts';
import { sendFenced } from './fence.ts';
import { nameRejectedEntities } from './refused-write.ts';
import { retryConflicts } from './retry.ts';
import { writeOf } from './shaped-writes.ts';
import { table } from './table.ts';

/** The first successful commit also writes `effects`; every commit stores `requestId` in its mails and tasks. */
export type WriteContext = {
  now: Date;
  deadline?: Date;
  effects?: CallEffects;
  requestId?: string | undefined;
  /** The caller’s network, for the audit of security acts: `192.0.2.0/24`. */
  network?: string;
};

type CommitOptions = Committed & {
  mails?: readonly Change[];
  beside?: readonly Change[];
};

type Attributes = Record<string, unknown>;
type Write = Awaited<ReturnType<typeof writeOf>>;
type SendLimits = Parameters<Parameters<typeof sendFenced>[0]>[0];

/** Joins the log lines of a request with those of its mails and tasks. Applies to entities with a `requestId`. */
const withRequestId = (requestId: string | undefined, { entity }: Change, write: Write): Write => {
  if (requestId === undefined || !('requestId' in entity.schema.attributes)) return write;
  const { Put, Update } = write;
  if (Put) return { Put: { ...Put, Item: { requestId, ...Put.Item } } };
  if (!Update) return write;
  return {
    Update: {
      ...Update,
      // Each update sets at least the entity's name.
      UpdateExpression: Update.UpdateExpression?.replace('SET ', 'SET #cause = :cause, '),
      ExpressionAttributeNames: { ...Update.ExpressionAttributeNames, '#cause': 'requestId' },
      ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, ':cause': requestId },
    },
  };
};

/** A plain write never conflicts with other writes, unlike a transaction (D48). */
const sendAlone = async (
  { Put, Update, Delete }: Write,
  isRead: boolean,
  limits?: SendLimits,
): Promise<Attributes | undefined> => {
  const client = table.getDocumentClient();
  if (Update) {
    const { UpdateExpression, ...update } = Update;
    const command = new UpdateCommand({ ...update, UpdateExpression, ...(isRead && { ReturnValues: 'ALL_NEW' }) });
    return (await client.send(command, limits)).Attributes;
  }
  if (Put) await client.send(new PutCommand(Put), limits);
  else if (Delete) await client.send(new DeleteCommand(Delete), limits);
  else throw new Failure('a condition alone changes nothing');
  return undefined;
};

const sendTogether = async (TransactItems: Write[], limits?: SendLimits): Promise<undefined> => {
  await table.getDocumentClient().send(new TransactWriteCommand({ TransactItems }), limits);
};

type Written = { isDone: boolean; attributes?: Attributes };

const write = async (
  changes: readonly Change[],
  context: WriteContext,
  { isRead = false, ...options }: CommitOptions & { isRead?: boolean },
): Promise<Written> => {
  const { effects: declared = {}, now, deadline, requestId } = context;
  const effects = effectsOf(declared, options, now);
  const { mails = [], beside = [] } = options;
  const all = [...changes, ...mails, ...beside, ...effects.map(({ change }) => change)];
  const writes = await Promise.all(all.map(async (change) => withRequestId(requestId, change, await writeOf(change))));
  const [first] = writes;
  if (!first) return { isDone: true };
  try {
    const isAlone = writes.length === 1;
    const send = () =>
      sendFenced((limits) => (isAlone ? sendAlone(first, isRead, limits) : sendTogether(writes, limits)));
    const entities = all.map(({ entity }) => entity);
    const attributes = await nameRejectedEntities(entities, () => retryConflicts(send, deadline));
    context.effects = undefined;
    return { isDone: true, attributes };
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return { isDone: false };
    if (!(error instanceof TransactionCanceledException)) throw error;
    const failed = error.CancellationReasons?.findIndex(({ Code }) => Code === 'ConditionalCheckFailed') ?? -1;
    if (failed < 0) throw error;
    const effect = effects[failed - (all.length - effects.length)];
    if (effect) throw effect.refusal();
    return { isDone: false };
  }
};

/**
 * Writes changes, mails and the call's effects (audit, idempotency, stock, quotas) in one transaction, or in a plain
 * write if there is a single change. Returns false if a condition of the changes failed. Retries conflicts and
 * throttling until the context's deadline, then throws `unavailable`.
 */
export const commit = async (
  changes: readonly Change[],
  context: WriteContext,
  options: CommitOptions = {},
): Promise<boolean> => (await write(changes, context, options)).isDone;

/** Returns the updated item; null if its condition failed. */
export const commitRead = async <E extends Entity>(
  entity: E,
  change: Change,
  context: WriteContext,
  options: CommitOptions = {},
): Promise<FormattedItem<E> | null> => {
  const { isDone, attributes } = await write([change], context, { ...options, isRead: true });
  if (!isDone) return null;
  if (attributes) return entity.build(EntityFormatter<E>).format(attributes);
  // A transaction returns no item.
  const { TableName, Key } = change.params().Update ?? {};
  const { Item } = await table.getDocumentClient().send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  return Item ? entity.build(EntityFormatter<E>).format(Item) : null;
};
