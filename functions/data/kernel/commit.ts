import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Entity, FormattedItem } from 'dynamodb-toolbox/entity';
import { EntityFormatter } from 'dynamodb-toolbox/entity/actions/format';
import { type CallEffects, type Committed, effectsOf } from './call-effects.ts';
import { causedBy } from './caused-by.ts';
import type { Change } from './change.ts';
import { Failure } from './failure.ts';
import { naming } from './refused-write.ts';
import { retried } from './retry.ts';
import { writeOf } from './shaped-writes.ts';
import { table } from './table.ts';

/**
 * The call that a commit belongs to, as far as it is known; `effects` are brought by the first commit of a call that succeeds. `requestId` is
 * noted with the mails and tasks that it begins.
 */
export type WriteContext = { now: Date; deadline?: Date; effects?: CallEffects; requestId?: string | undefined };

type CommitOptions = Committed & {
  mails?: readonly Change[];
  /** Takes away what is shown of a person, see public-cvs.ts. */
  withdrawal?: readonly Change[];
};

type Attributes = Record<string, unknown>;
type Write = Awaited<ReturnType<typeof writeOf>>;

/** A single change as the plain write that it is: unlike a transaction it never conflicts with another one (D48). */
const sendAlone = async ({ Put, Update, Delete }: Write, isRead: boolean): Promise<Attributes | undefined> => {
  const client = table.getDocumentClient();
  if (Update) {
    const { UpdateExpression, ...update } = Update;
    const command = new UpdateCommand({ ...update, UpdateExpression, ...(isRead && { ReturnValues: 'ALL_NEW' }) });
    return (await client.send(command)).Attributes;
  }
  if (Put) await client.send(new PutCommand(Put));
  else if (Delete) await client.send(new DeleteCommand(Delete));
  else throw new Failure('a condition alone changes nothing');
  return undefined;
};

const sendTogether = async (TransactItems: Write[]): Promise<undefined> => {
  await table.getDocumentClient().send(new TransactWriteCommand({ TransactItems }));
};

type Written = { isDone: boolean; attributes?: Attributes };

const write = async (
  changes: readonly Change[],
  context: WriteContext,
  { isRead = false, ...options }: CommitOptions & { isRead?: boolean },
): Promise<Written> => {
  const { effects: brought = {}, now, deadline, requestId } = context;
  const effects = effectsOf(brought, options, now);
  const { mails = [], withdrawal = [] } = options;
  const all = [...changes, ...mails, ...withdrawal, ...effects.map(({ change }) => change)];
  const writes = await Promise.all(all.map(async (change) => causedBy(requestId, change, await writeOf(change))));
  const [first] = writes;
  if (!first) return { isDone: true };
  try {
    const isAlone = writes.length === 1;
    const send = () => (isAlone ? sendAlone(first, isRead) : sendTogether(writes));
    const entities = all.map(({ entity }) => entity);
    const attributes = await naming(entities, () => retried(send, deadline));
    // A call that commits twice brings them once: with what was written first.
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
 * The one door of every write. Changes, their mails and what the call brings (audit, repeated key, stock, quotas) are written all or
 * nothing; a single change with nothing beside it stays a plain write. Returns false when a condition of the changes did
 * not hold. Conflicts and throttles are tried again until the context's deadline, then `unavailable`.
 */
export const commit = async (
  changes: readonly Change[],
  context: WriteContext,
  options: CommitOptions = {},
): Promise<boolean> => (await write(changes, context, options)).isDone;

/** Commits one update and gives the item as it is afterwards; null when its condition did not hold. */
export const commitRead = async <E extends Entity>(
  entity: E,
  change: Change,
  context: WriteContext,
  options: CommitOptions = {},
): Promise<FormattedItem<E> | null> => {
  const { isDone, attributes } = await write([change], context, { ...options, isRead: true });
  if (!isDone) return null;
  if (attributes) return entity.build(EntityFormatter<E>).format(attributes);
  // A transaction gives nothing back.
  const { TableName, Key } = change.params().Update ?? {};
  const { Item } = await table.getDocumentClient().send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  return Item ? entity.build(EntityFormatter<E>).format(Item) : null;
};
