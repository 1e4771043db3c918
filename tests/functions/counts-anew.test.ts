import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { beforeEach, expect, test, vi } from 'vitest';
import { Counts } from '#functions/data/entities/counts.ts';
import { Mails, parkedOf } from '#functions/data/entities/mail.ts';
import { Users } from '#functions/data/entities/user.ts';
import { recountUniversity } from '#functions/data/people/recount.ts';
import { findCounts } from '#functions/data/universities/counts.ts';
import { as } from '#tests/support/api.ts';
import { begin, nothing, stored } from '#tests/support/counted.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeEach(freshTable);

test('a university from before there were counts is counted when they are first read', async () => {
  const { boss, id: universityId, register, decide, isRight, counts } = await begin();
  const { user } = await register();
  await decide(user.id, 'ACCEPTED');
  const { portfolios } = await as(await stored(user.id));
  await portfolios.create({ body: { title: 'Portfolio' } });
  await register();
  await boss.formations.create({ body: { universityId, title: 'Écrire', description: 'Deux jours' } });
  // The items' shape before counters were stored.
  await Counts.build(DeleteItemCommand).key({ universityId }).send();
  await Users.build(UpdateItemCommand).item({ id: user.id, portfolios: $remove() }).send();
  await register();
  vi.setSystemTime(Date.now() + 60_000);

  const expected = {
    pendingUsers: 2,
    acceptedUsers: 1,
    unconfirmedUsers: 3,
    formations: 1,
    formationsWithoutSkills: 1,
  };
  expect(await findCounts(universityId)).toBeNull();
  expect(await counts()).toEqual({ ...nothing, ...expected });
  await isRight();
  await decide(user.id, 'REJECTED');
  expect(await counts()).toMatchObject({ acceptedUsers: 0, rejectedUsers: 1, usersWithoutPortfolio: 0 });
  await isRight();
});

test('counts that are wrong are put right by counting anew, but not while the university changes', async () => {
  const { id: universityId, register, counts } = await begin();
  await register();
  await Counts.build(UpdateItemCommand).item({ universityId, pendingUsers: 7 }).send();
  // The index is eventually consistent and may miss a user who just registered.
  expect(await recountUniversity(universityId, { now: new Date() })).toMatchObject({ pendingUsers: 1 });
  expect(await counts()).toMatchObject({ pendingUsers: 7 });
  vi.setSystemTime(Date.now() + 60_000);
  await recountUniversity(universityId, { now: new Date() });
  expect(await counts()).toMatchObject({ pendingUsers: 1 });
});

test('mails that could not be sent are counted until they are sent again', async () => {
  const { id, boss, counts, register } = await begin();
  const { user } = await register();
  const at = new Date().toISOString();
  const times = { createdAt: at, dueAt: at, retryUntil: at, parkedAt: at, ttl: 1, GSI1SK: at };
  const parked = { id: 'one', kind: 'accepted', userId: user.id, before: 'PENDING', attempts: 9, version: 9 } as const;
  await Mails.build(PutItemCommand)
    .item({ ...parked, ...times, GSI1PK: parkedOf(id) })
    .send();
  expect(await counts()).toMatchObject({ failedMails: 1 });
  await boss.users.resendMail({ params: { id: user.id } });
  expect(await counts()).toMatchObject({ failedMails: 0 });
});
