import { ThrottlingException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Entity } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add } from 'dynamodb-toolbox/entity/actions/update';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { nanoid } from 'nanoid';
import { afterEach, expect, test, vi } from 'vitest';
import { RepeatedCall } from '#functions/data/kernel/call-effects.ts';
import { commit, commitRead, type WriteContext } from '#functions/data/kernel/commit.ts';
import { table } from '#functions/data/kernel/table.ts';

const Counters = new Entity({
  name: 'Counter',
  table,
  timestamps: false,
  schema: item({ id: string().key(), count: number() }),
  computeKey: ({ id }) => ({ PK: `COUNTER#${id}`, SK: 'COUNTER' }),
});
const put = (id: string, count = 0) => Counters.build(PutTransaction).item({ id, count });
const addOne = (id: string) => Counters.build(UpdateTransaction).item({ id, count: $add(1) });
const countOf = async (id: string) =>
  (await Counters.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item?.count;

const context = (effects: WriteContext['effects'] = {}): WriteContext => ({ now: new Date(), effects });
const audit = (universityId: string) => ({ actorId: 'a-1', universityId, call: 'PUT /x', targets: [], requestId: 'r' });

const sends = () => vi.spyOn(DynamoDBDocumentClient.prototype, 'send');

afterEach(() => vi.restoreAllMocks());

test('one change with nothing beside it is a plain write: fifty at once are all kept, none is refused (D48)', async () => {
  const id = nanoid();
  const sent = sends();
  await commit([put(id)], context());
  expect(sent.mock.calls[0]?.[0]).toBeInstanceOf(PutCommand);
  const results = await Promise.all(Array.from({ length: 50 }, () => commit([addOne(id)], context())));
  expect(results.every(Boolean)).toBe(true);
  expect(sent.mock.calls.slice(1).every(([command]) => command instanceof UpdateCommand)).toBe(true);
  expect(await countOf(id)).toBe(50);
});

test('a change with its record is one transaction, and gives the new state back', async () => {
  const id = nanoid();
  await commit([put(id)], context());
  const sent = sends();
  expect(await commitRead(Counters, addOne(id), context({ audit: audit(id) }))).toMatchObject({ id, count: 1 });
  expect(sent.mock.calls[0]?.[0]).toBeInstanceOf(TransactWriteCommand);
  expect(await commitRead(Counters, addOne(id), context())).toMatchObject({ count: 2 });
});

test('when the condition of one change does not hold, none is made', async () => {
  const [here, gone] = [nanoid(), nanoid()];
  await commit([put(here)], context());
  const mustBeThere = { condition: { attr: 'id', exists: true } } as const;
  const removal = Counters.build(DeleteTransaction).key({ id: gone }).options(mustBeThere);
  expect(await commit([addOne(here), removal], context())).toBe(false);
  expect(await commit([removal], context())).toBe(false);
  expect(await commitRead(Counters, addOne(gone).options(mustBeThere), context())).toBeNull();
  expect(await countOf(here)).toBe(0);
});

test('changes that a call adds are written with its first commit, and once', async () => {
  const id = nanoid();
  const call = context({
    once: { callerId: 'caller', key: nanoid(), digest: 'd' },
    stock: { holder: `USER#${id}`, changes: [{ name: 'portfolios', most: 60, by: 1 }] },
  });
  await commit([put(id)], call, { reply: { id } });
  expect(await commit([addOne(id)], call)).toBe(true);
  const again = { ...context(), effects: { once: { callerId: 'caller', key: nanoid(), digest: 'd' } } };
  await expect(commit([addOne(id)], again)).rejects.toThrow('commits its reply');
});

test('a call whose key was committed meanwhile changes nothing', async () => {
  const [id, key] = [nanoid(), nanoid()];
  await commit([put(id)], context({ once: { callerId: 'caller', key, digest: 'd' } }), { reply: {} });
  const repeated = commit([addOne(id)], context({ once: { callerId: 'caller', key, digest: 'd' } }), { reply: {} });
  await expect(repeated).rejects.toBeInstanceOf(RepeatedCall);
  expect(await countOf(id)).toBe(0);
});

test('the sixty-first assessment is refused with a sentence, sixty-one at once leave sixty, and a removed one makes room (D56)', async () => {
  const holder = `USER#${nanoid()}`;
  // On a busy machine sixty-one conflicting writes take longer than a call may.
  const deadline = new Date(Date.now() + 60_000);
  const by = (change: 1 | -1) => ({
    ...context({ stock: { holder, changes: [{ name: 'portfolios', most: 60, by: change }] } }),
    deadline,
  });
  const made = await Promise.allSettled(Array.from({ length: 61 }, () => commit([put(nanoid())], by(1))));
  const refused = made.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'too_many_things', words: { context: 'portfolios', most: 60 } } }]);
  await commit([put(nanoid())], by(-1));
  expect(await commit([put(nanoid())], by(1))).toBe(true);
  await expect(commit([put(nanoid())], by(1))).rejects.toMatchObject({ code: 'too_many_things' });
});

const meta = { $metadata: {}, message: '' };
const conflict = () =>
  new TransactionCanceledException({
    ...meta,
    CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
  });
const throttled = () => new ThrottlingException(meta);

test.each([
  ['another transaction', conflict],
  ['too many requests', throttled],
])('a write that met %s is tried again', async (_, failure) => {
  const id = nanoid();
  await commit([put(id)], context());
  sends()
    .mockRejectedValueOnce(failure() as never)
    .mockRejectedValueOnce(failure() as never);
  expect(await commit([addOne(id), put(nanoid())], context())).toBe(true);
  expect(await countOf(id)).toBe(1);
});

test('a condition that never passes answers unavailable, with a time to retry, before the function times out', async () => {
  const deadline = new Date(Date.now() + 200);
  sends().mockRejectedValue(throttled() as never);
  const refused = await commit([put(nanoid())], { now: new Date(), deadline }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'unavailable', headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
});
