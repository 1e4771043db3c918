import { beforeEach, expect, test, vi } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { createAccountChanges } from '#functions/data/people/accounts.ts';
import { choose, mailedLink, newEmail } from '#tests/support/accounts.ts';
import { anonymous, as } from '#tests/support/api.ts';
import { withFaults } from '#tests/support/caller.ts';
import { begin, nothing, stored } from '#tests/support/counted.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { deliver } from '#tests/support/outbox.ts';
import { stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeEach(freshTable);

test('many who register at one moment are all there, and all counted', async () => {
  const { id: universityId, counts, isRight } = await begin();
  const now = new Date();
  const person = { firstName: 'Ambre', lastName: 'Sérilhac', role: 'user', status: 'PENDING', language: 'fr' } as const;
  const join = () => {
    const { changes } = createAccountChanges({ ...person, email: newEmail(), universityId, passwordHash: '-' }, now);
    // 9 s, the longest that a call may take.
    return commit(changes, { now, deadline: new Date(performance.timeOrigin + performance.now() + 9_000) });
  };
  expect(await Promise.all(Array.from({ length: 30 }, join))).toEqual(Array.from({ length: 30 }, () => true));
  expect(await counts()).toEqual({ ...nothing, pendingUsers: 30, unconfirmedUsers: 30 });
  await isRight();
});

test('changes of one person at one moment are all applied, and counted once', async () => {
  const { id, counts, isRight, register, decide } = await begin();
  const { user } = await register();
  const link = await mailedLink(user.email, 'confirm-email');
  const proof = { token: link.get('token') ?? '', userId: link.get('userId') ?? '' };
  await Promise.all([decide(user.id, 'ACCEPTED'), anonymous.auth.confirmEmail({ body: proof })]);
  expect(await counts()).toEqual({ ...nothing, acceptedUsers: 1, usersWithoutPortfolio: 1 });

  const { portfolios } = await as(await stored(user.id));
  const made = await Promise.all(['Un', 'Deux', 'Trois'].map((title) => portfolios.create({ body: { title } })));
  expect(await stored(user.id)).toMatchObject({ portfolios: 3 });
  expect(await counts()).toEqual({ ...nothing, acceptedUsers: 1 });
  await Promise.all(made.map((one) => portfolios.remove({ params: { id: one.id } })));
  expect(await counts()).toEqual({ ...nothing, acceptedUsers: 1, usersWithoutPortfolio: 1 });
  await isRight(id);
});

test('a link to choose a password works once, also when it is used twice at the moment at which its owner is accepted', async () => {
  const { register, decide, counts, isRight } = await begin();
  const { user } = await register();
  await deliver();
  vi.setSystemTime(Date.now() + 1000);
  await anonymous.auth.resetPassword({ body: { email: user.email } });
  const link = await mailedLink(user.email);
  const uses = await Promise.allSettled([choose(link), choose(link), decide(user.id, 'ACCEPTED')]);
  expect(uses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(await stored(user.id)).toMatchObject({ status: 'ACCEPTED', emailConfirmed: true, sessionEpoch: 1 });
  expect(await counts()).toMatchObject({ acceptedUsers: 1, unconfirmedUsers: 0 });
  await isRight();
});

test('a decision that crashes is counted when it is made, and only then', async () => {
  const { register, decide, counts, isRight } = await begin();
  const { user } = await register();
  const match = { caller: 'users', operation: 'TransactWriteItems' };
  await withFaults([{ kind: 'crashBefore', match }], () => decide(user.id, 'ACCEPTED').catch(() => null));
  expect(await counts()).toMatchObject({ pendingUsers: 1, acceptedUsers: 0 });
  await withFaults([{ kind: 'crashAfter', match }], () => decide(user.id, 'ACCEPTED').catch(() => null));
  expect(await counts()).toMatchObject({ pendingUsers: 0, acceptedUsers: 1 });
  await decide(user.id, 'ACCEPTED');
  expect(await counts()).toMatchObject({ pendingUsers: 0, acceptedUsers: 1 });
  await isRight();
});
