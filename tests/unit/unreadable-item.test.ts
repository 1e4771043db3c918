import { DynamoDBServiceException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { Entity } from 'dynamodb-toolbox/entity';
import { EntityFormatter } from 'dynamodb-toolbox/entity/actions/format';
import { item } from 'dynamodb-toolbox/schema/item';
import { list } from 'dynamodb-toolbox/schema/list';
import { map } from 'dynamodb-toolbox/schema/map';
import { record } from 'dynamodb-toolbox/schema/record';
import { string } from 'dynamodb-toolbox/schema/string';
import { beforeAll, expect, test } from 'vitest';
import { nameRejectedEntities } from '#functions/data/kernel/refused-write.ts';
import { table } from '#functions/data/kernel/table.ts';
import { keepKey } from '#functions/lib/keys/keys.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { describeError } from '#functions/lib/logs/describe-error.ts';

beforeAll(() => keepKey('PSEUDONYM_SECRET', 'a key'));

const entityOf = (name: string) =>
  new Entity({
    name,
    table,
    timestamps: false,
    schema: item({
      id: string().key(),
      rows: list(map({ name: string() })).optional(),
      byPerson: record(string(), map({ grade: string() })).optional(),
    }),
    computeKey: ({ id }) => ({ PK: id, SK: id }),
  });
const Things = entityOf('Thing');

const told = (stored: Record<string, unknown>) => {
  try {
    Things.build(EntityFormatter).format({ id: 'thing', _et: 'Thing', ...stored } as never);
    return expect.unreachable('it can be read');
  } catch (error) {
    return describeError(error);
  }
};

test('the place of a fault is told as the schema names it: no place in a list, no key of a record, which is data', () => {
  const keys = { PK: 'USER#GrBk-zoe', SK: 'THING#GrBk-zoe.one' };
  expect(told({ ...keys, rows: [{ name: 'a' }, { name: { zoe: 1 } }] })).toMatchObject({
    entity: 'Thing',
    attribute: 'rows.name',
    fault: 'expected string',
  });
  const said = told({ ...keys, byPerson: { zoeLeak: { grade: { zoe: 1 } } } });
  expect(said).toMatchObject({ attribute: 'byPerson', fault: 'expected string' });
  expect(JSON.stringify(said)).not.toMatch(/zoe/i);
});

test('an unreadable item is named by its owner’s and its own pseudonyms, where its keys hold ids', () => {
  expect(told({ PK: 'USER#GrBk-zoe', SK: 'THING#GrBk-zoe.one', rows: 'leak' })).toMatchObject({
    holder: pseudonym('GrBk-zoe'),
    item: pseudonym('GrBk-zoe.one'),
  });
  const single = told({ PK: 'SIGNING_KEYS', SK: 'THING', rows: 'leak' });
  expect([Reflect.get(single, 'holder'), Reflect.get(single, 'item')]).toEqual([undefined, undefined]);
});

test('a refused transaction names only the entity that DynamoDB will never accept', async () => {
  const cancelled = new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: [{ Code: 'None' }, { Code: 'ValidationError', Message: 'zoe@leak.test' }],
  });
  const writing = nameRejectedEntities([entityOf('One'), entityOf('Other')], () => Promise.reject(cancelled));
  const error = await writing.catch((cause: unknown) => cause);
  expect(describeError(error)).toMatchObject({ message: 'a write was refused', entity: 'Other' });
  expect(JSON.stringify(describeError(error))).not.toContain('leak');
});

test('a write that may pass when it is tried again is told as it was', async () => {
  const busy = new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  });
  await expect(nameRejectedEntities([Things], () => Promise.reject(busy))).rejects.toBe(busy);
  const throttled = new DynamoDBServiceException({ name: 'ThrottlingException', $fault: 'client', $metadata: {} });
  await expect(nameRejectedEntities([Things], () => Promise.reject(throttled))).rejects.toBe(throttled);
});
