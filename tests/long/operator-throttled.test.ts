import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Counts } from '#functions/data/entities/counts.ts';
import { findAccount } from '#functions/data/people/accounts.ts';
import { findCounts } from '#functions/data/universities/counts.ts';
import { listUniversities } from '#functions/data/universities/universities.ts';
import type { Fault, FaultKind } from '#scripts/platform/index.ts';
import { newEmail } from '#tests/support/accounts.ts';
import { auditOf } from '#tests/support/audit.ts';
import { whileBusy, withFaults } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { giveUpMailsTo, run } from '#tests/support/operator.ts';
import { waitingMails } from '#tests/support/outbox.ts';

/** A command repeats no step and reports no unfinished one as done; the next run finishes it. */

beforeEach(freshTable);
afterEach(() => vi.restoreAllMocks());

/** More than the SDK's own retries. */
const often = 4;
const unavailable = { code: 'unavailable' };
const campus = { name: 'Université des Marais' };
const person = () => ({ email: newEmail(), firstName: 'Zoé', lastName: 'Arnaud' });
const waitingFor = async () => (await waitingMails()).map(({ userId }) => userId).sort();

/** The two seconds of retries end after a few attempts. */
const hurry = (): void => {
  const start = Date.now();
  let looks = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => {
    looks += 1;
    return start + 500 * looks;
  });
};
const refusing = async (
  kind: FaultKind,
  match: Fault['match'],
  command: string,
  values?: Record<string, string>,
  skip = 0,
) => {
  hurry();
  const outcome = await withFaults([{ kind, match, skip, times: 1_000 }], () => run(command, values)).catch(
    (error: unknown) => error,
  );
  vi.restoreAllMocks();
  return outcome;
};

const givenUp = async (): Promise<string[]> => {
  const university = await buildUniversity();
  const people = [];
  for (let i = 0; i < 4; i += 1) people.push(await buildUser({ university }));
  await giveUpMailsTo(people);
  return people.map(({ id }) => id).sort();
};
const sending = { operation: 'UpdateItem', key: 'OUTBOX#' };

test('mails that were given up are all sent again, though the table is busy for a while', async () => {
  const ids = await givenUp();
  const busy = { kind: 'ThrottlingException', match: sending, skip: 1, times: often } as const;
  expect(await whileBusy(busy, () => run('drain-mails'))).toContain('4 mails in the outbox');
  expect(await waitingFor()).toEqual(ids);
});

test('mails sent again before the table gave up are not sent twice, and another try sends the others', async () => {
  const ids = await givenUp();
  const outcome = await refusing('ProvisionedThroughputExceededException', sending, 'drain-mails', undefined, 2);
  expect(outcome).toMatchObject(unavailable);
  const first = await waitingFor();
  expect(first).toHaveLength(2);
  expect(await run('drain-mails')).toContain('2 mails in the outbox');
  expect(await waitingFor()).toEqual(ids);
  expect(await run('drain-mails')).toContain('Nothing to do');
});

test('an invitation is written whole once the table has time, or not at all', async () => {
  const zoe = person();
  const writing = { operation: 'TransactWriteItems' };
  expect(await refusing('ThrottlingError', writing, 'create-super', zoe)).toMatchObject(unavailable);
  expect([await findAccount(zoe.email), await waitingMails(), await auditOf('none')]).toEqual([null, [], []]);

  const busy = { kind: 'ProvisionedThroughputExceeded', match: writing, times: often } as const;
  await whileBusy(busy, () => run('create-super', zoe));
  const { user } = (await findAccount(zoe.email)) ?? expect.unreachable();
  expect(await waitingFor()).toEqual([user.id]);
  expect(await auditOf('none')).toMatchObject([{ call: 'operator create-super', targets: [user.id] }]);
});

test('a university that was opened before the table gave up is not opened twice: another try invites into it', async () => {
  const zoe = person();
  const match = { operation: 'TransactWriteItems', key: 'EMAIL#' };
  expect(await refusing('ThrottlingError', match, 'create-university', { ...campus, ...zoe })).toMatchObject(
    unavailable,
  );
  expect(await run('create-university', { ...campus, ...zoe })).toContain('is there already');
  const [university, ...others] = await listUniversities();
  const { user } = (await findAccount(zoe.email)) ?? expect.unreachable();
  expect([others, user.universityId]).toEqual([[], university?.id]);
  expect(await waitingFor()).toEqual([user.id]);
});

test('a person who could not be read is not taken for absent: an invited person is not invited as if new', async () => {
  const zoe = person();
  await run('create-super', zoe);
  const before = await waitingFor();
  // An answer without an error, with all keys unprocessed.
  // https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html
  let unread = 1_000;
  const { send } = DynamoDBDocumentClient.prototype;
  const busy = async function (this: DynamoDBDocumentClient, ...args: [object]) {
    if (!(args[0] instanceof BatchGetCommand) || unread === 0) return Reflect.apply(send, this, args);
    unread -= 1;
    return { Responses: {}, UnprocessedKeys: args[0].input.RequestItems };
  };
  vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(busy as typeof send);
  await expect(run('create-super', zoe)).rejects.toMatchObject(unavailable);
  unread = 2;
  expect(await run('create-super', zoe)).toContain('mailed again');
  expect(unread).toBe(0);
  expect(await waitingFor()).toEqual(before);
});

test('lists that could not be read are not told as right, and what was counted before the table gave up stays counted', async () => {
  const universities = [await buildUniversity(), await buildUniversity()];
  for (const university of universities) {
    await buildUser({ university });
    await Counts.build(UpdateItemCommand)
      .item({ universityId: university.id, acceptedUsers: 7, changedAt: '2026-01-01T00:00:00.000Z' })
      .send();
  }
  expect(await refusing('ThrottlingException', { operation: 'Query' }, 'reindex')).toBeInstanceOf(Error);
  const counts = async () =>
    (await Promise.all(universities.map(({ id }) => findCounts(id)))).map((one) => one?.acceptedUsers);
  expect(await counts()).toEqual([7, 7]);

  const match = { operation: 'PutItem', key: 'UNIVERSITY#' };
  expect(await refusing('ThrottlingException', match, 'reindex', undefined, 1)).toMatchObject(unavailable);
  expect((await counts()).sort()).toEqual([1, 7]);
  expect(await run('reindex')).toContain('1 recounted');
  expect(await counts()).toEqual([1, 1]);
});
