import type { DynamoDBStreamEvent } from 'aws-lambda';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { beforeEach, expect, test, vi } from 'vitest';
import { type MailKind, Mails, mailKeyOf, outbox, type Receiver } from '#functions/data/entities/mail.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { table } from '#functions/data/kernel/table.ts';
import { type MailFacts, mailChange } from '#functions/data/mail/outbox.ts';
import { leaseMail } from '#functions/data/mail/outbox-queue.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { buildAccount } from '#tests/support/accounts.ts';
import { put } from '#tests/support/broken-items.ts';
import { recorded } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { callMailer, deliver, everyMinute, waitingMails } from '#tests/support/outbox.ts';
import { start, stopClock } from '#tests/support/throttled.ts';

// How the table's queues are worked (decision 126). The mailer stands for both.

stopClock();
beforeEach(freshTable);

const post = async <K extends MailKind>(kind: K, to: Receiver, facts: MailFacts[K], minutesAgo = 0): Promise<void> => {
  const now = new Date(Date.now() - minutesAgo * 60_000);
  await commit([], { now }, { mails: [mailChange(kind, to, facts, { now })] });
};

const membersOf = async (count: number): Promise<StoredUser[]> => {
  const university = await buildUniversity();
  const people: StoredUser[] = [];
  while (people.length < count) people.push(await buildUser({ university }));
  return people;
};

/** Mails that have waited for five minutes: five for each, which is the limit of an address. */
const postFiveEach = async (people: readonly StoredUser[]): Promise<void> => {
  for (const { id: userId } of people) for (let i = 0; i < 5; i += 1) await post('accountExists', { userId }, {}, 5);
};

const streamOf = (ids: readonly string[]): DynamoDBStreamEvent => ({
  Records: ids.map((id, i) => {
    const { PK, SK } = mailKeyOf(id);
    return { eventName: 'INSERT', dynamodb: { Keys: { PK: { S: PK }, SK: { S: SK } }, SequenceNumber: `${100 + i}` } };
  }),
});

/** Whom mails were sent to, in order. */
const sentBy = async (run: () => Promise<unknown>): Promise<string[]> => {
  const { entries } = await recorded(run);
  return entries.filter(({ operation }) => operation === 'SendRawEmail').map(({ keys }) => keys[0] ?? '');
};

/** Time for some items, each of which asks for it three or four times. */
const timeForSome = (): (() => number) => {
  let asked = 0;
  return () => {
    asked += 1;
    return asked < 30 ? 60_000 : 0;
  };
};

/** Three hundred mails of one university, then somebody of another asks for a link and somebody of a third is accepted. */
const importUnderWay = async () => {
  await postFiveEach(await membersOf(60));
  const imported = (await waitingMails()).map(({ id }) => id);
  const [forgetful, accepted] = [await buildAccount(), await buildUser()];
  await post('resetPassword', { email: forgetful.email }, {});
  await post('accepted', { userId: accepted.id }, { before: 'PENDING' });
  return { imported, others: [forgetful.email, accepted.email] };
};

const placesOf = (others: readonly string[], sent: readonly string[]): number[] =>
  others.map((address) => sent.indexOf(address)).sort((a, b) => a - b);

test('during an import of three hundred, others’ mails are among the first three of the clock’s worker', async () => {
  const { imported, others } = await importUnderWay();
  expect(imported).toHaveLength(300);
  const places = placesOf(others, await sentBy(() => callMailer(everyMinute, timeForSome())));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  expect(places[1]).toBeLessThan(3);
});

test('and of whom the stream tells of a hundred of them', async () => {
  const { imported, others } = await importUnderWay();
  const sent = await sentBy(() => callMailer(streamOf(imported.slice(0, 100)), timeForSome()));
  expect(placesOf(others, sent)).toEqual([1, 2]);
});

test('a single new mail costs no query', async () => {
  const { imported } = await importUnderWay();
  const { entries } = await recorded(() => callMailer(streamOf(imported.slice(0, 1))));
  expect(entries.map(({ operation }) => operation)).not.toContain('Query');
  expect(entries.filter(({ operation }) => operation === 'SendRawEmail')).toHaveLength(1);
});

test('five universities are served in rounds, the longest list last', async () => {
  const lists = [await membersOf(1), await membersOf(2), await membersOf(3), await membersOf(3), await membersOf(20)];
  const homes = new Map(lists.flatMap((people, i) => people.map(({ email }) => [email, i] as const)));
  for (const { id: userId } of lists.flat().reverse()) await post('accountExists', { userId }, {});
  const sent = (await sentBy(deliver)).map((address) => homes.get(address));
  expect(sent).toHaveLength(29);
  const rounds = [sent.slice(0, 5), sent.slice(5, 9), sent.slice(9, 12), sent.slice(12)];
  expect(rounds.map((round) => round.toSorted())).toEqual([
    [0, 1, 2, 3, 4],
    [1, 2, 3, 4],
    [2, 3, 4],
    Array.from({ length: 17 }, () => 4),
  ]);
});

test('items that cannot be taken hold up nobody of their turn, however many they are', async () => {
  const people = await membersOf(13);
  for (const { id: userId } of people) await post('accountExists', { userId }, {}, 5);
  const [last, ...unreadable] = (await waitingMails()).toReversed();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const mail of unreadable) {
    const place = { ...mailKeyOf(mail.id), _et: 'Mail', GSI1PK: outbox, GSI1SK: mail.GSI1SK };
    await put({ ...mail, ...place, attempts: 'none' });
  }
  await deliver();
  expect(log).toHaveBeenCalledTimes(12);
  const receiver = people.find(({ id }) => id === last?.userId);
  expect(await mailsTo(receiver?.email ?? '')).toHaveLength(1);
});

test('what the former release queued is sent, also when much of it was due at one moment', async () => {
  const people = await membersOf(25);
  for (const { id: userId } of people) await post('accountExists', { userId }, {});
  for (const { id, dueAt } of await waitingMails()) {
    await Mails.build(UpdateItemCommand).item({ id, GSI1SK: dueAt }).send();
  }
  const other = await buildUser();
  await post('accountExists', { userId: other.id }, {});
  const sent = await sentBy(deliver);
  expect(sent.toSorted()).toEqual([...people, other].map(({ email }) => email).sort());
  expect(sent.indexOf(other.email)).toBeLessThan(2);
});

test('what this release queues is found by the former one, which takes nothing early', async () => {
  const [now, later] = [await buildUser(), await buildUser()];
  await post('accountExists', { userId: now.id }, {});
  await post('accountExists', { userId: later.id }, {}, -60);
  // As the former release asks.
  const range = { lte: new Date().toISOString() };
  const query = table.build(QueryCommand).entities(Mails).query({ index: 'GSI1', partition: outbox, range });
  const { Items = [] } = await query.send();
  expect(Items.map(({ userId }) => userId).sort()).toEqual([now.id, later.id].sort());
  const leased = await Promise.all(Items.map(({ id }) => leaseMail(id, { now: new Date(start) })));
  expect(leased.filter(Boolean).map((mail) => mail?.userId)).toEqual([now.id]);
});
