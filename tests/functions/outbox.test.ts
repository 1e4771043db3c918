import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { findUser } from '#functions/data/people/users.ts';
import { buildAccount, newcomer, newEmail } from '#tests/support/accounts.ts';
import { anonymous, as } from '#tests/support/api.ts';
import { recorded, withFaults } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { deliver, waitingMails } from '#tests/support/outbox.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => vi.useRealTimers());

const waitingFor = async (id: string) => (await waitingMails()).filter(({ userId }) => userId === id);

test('a decision and its mail are stored together or not at all, wherever the call is cut off', async () => {
  const university = await buildUniversity();
  const admin = await as(await buildUser({ university, role: 'admin' }));
  const decide = async (run: (decision: () => Promise<unknown>) => Promise<{ entries: { caller: string }[] }>) => {
    const person = await buildUser({ university, status: 'PENDING' });
    const { entries } = await run(() =>
      admin.users.setStatus({ params: { id: person.id }, body: { status: 'ACCEPTED' } }).catch(() => null),
    );
    const isDecided = (await findUser(person.id))?.status === 'ACCEPTED';
    expect((await waitingFor(person.id)).length, 'mails').toBe(isDecided ? 1 : 0);
    return { isDecided, roundTrips: entries.filter(({ caller }) => caller === 'users').length };
  };

  // The first call of a day also stores the caller's visit.
  await decide(recorded);
  const undisturbed = await decide(recorded);
  expect(undisturbed.isDecided).toBe(true);
  let undone = 0;
  for (let skip = 0; skip < undisturbed.roundTrips; skip += 1) {
    for (const kind of ['crashBefore', 'crashAfter'] as const) {
      const { isDecided } = await decide((decision) =>
        withFaults([{ kind, match: { caller: 'users' }, skip }], decision),
      );
      if (!isDecided) undone += 1;
    }
  }
  // Some runs left nothing behind, so the injected crashes took effect.
  expect(undone).toBeGreaterThan(1);
});

test('waiting mails hold no name, secret or sentence', async () => {
  const body = { ...(await newcomer()), firstName: 'Apolline', lastName: 'Vantieghem' };
  const { user } = await anonymous.auth.register({ body });
  await anonymous.auth.resetPassword({ body: { email: body.email } });
  const admin = await as(await buildUser({ university: { id: body.universityId }, role: 'admin' }));
  await admin.users.setStatus({ params: { id: user.id }, body: { status: 'REJECTED' } });

  const waiting = (await waitingMails()).filter((one) => one.userId === user.id || one.email === body.email);
  expect(waiting.map(({ kind }) => kind).sort()).toEqual(['registrationReceived', 'rejected', 'resetPassword']);
  // A mail to an address that may have no account stores only the address.
  const texts = waiting.map(({ kind, email, ...rest }) => {
    expect(email, kind).toBe(kind === 'resetPassword' ? body.email : undefined);
    return Object.entries(rest);
  });
  const allowed = 'id userId before requestId createdAt dueAt retryUntil attempts version ttl GSI1PK GSI1SK'.split(' ');
  expect(texts.flat().filter(([name]) => !allowed.includes(name))).toEqual([]);
  expect(JSON.stringify(texts)).not.toMatch(/Apolline|Vantieghem|trois loutres|http|token/);
});

test('asking for a link costs the same whether the address is known or not, and nobody is written to for an unknown one', async () => {
  const [{ email: known }, unknown] = [await buildAccount(), newEmail()];
  const ask = async (email: string) => {
    const { entries } = await recorded(() => anonymous.auth.resetPassword({ body: { email } }));
    return entries.map(({ caller, operation, actions, readUnits, writeUnits, outcome, keys }) => {
      return { caller, operation, actions, readUnits, writeUnits, outcome, keys: keys.map((key) => key.split('#')[0]) };
    });
  };
  const asked = await ask(known);
  expect(asked.map(({ operation }) => operation)).toContain('PutItem');
  expect(await ask(unknown)).toEqual(asked);
  await deliver();
  expect([(await mailsTo(known)).length, (await mailsTo(unknown)).length]).toEqual([1, 0]);
  expect((await waitingMails()).filter(({ email }) => email === unknown)).toEqual([]);
});

test('a mail leaves no earlier than it may, and stays where it is until then', async () => {
  const { id: userId, email } = await buildUser();
  const now = new Date();
  await commit([], { now }, { mails: [mailChange('accountExists', { userId }, {}, { now, after: 90 })] });
  vi.setSystemTime(now.getTime() + 89_999);
  await deliver();
  expect(await mailsTo(email)).toEqual([]);
  vi.setSystemTime(now.getTime() + 90_000);
  await deliver();
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await waitingFor(userId)).toEqual([]);
});
