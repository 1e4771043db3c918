import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Users } from '#functions/data/entities/user.ts';
import { warnOrEraseAbsent } from '#functions/data/people/retention.ts';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';
import { findTask } from '#functions/data/tasks/tasks.ts';
import { buildAccount, login, mailedLink } from '#tests/support/accounts.ts';
import { anonymous, refused } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { receivedBy } from '#tests/support/outbox.ts';
import { beginNight, callTasks, letMinutesPass, timeForOnePart } from '#tests/support/tasks.ts';
import { start, stopClock } from '#tests/support/throttled.ts';
import { tracesOf } from '#tests/support/traces.ts';

stopClock();
beforeEach(freshTable);

const day = 24 * 60 * 60_000;
/** For an account last used `after` days after the start; the year may have 366 days. */
const endAfter = (days: number): number => {
  const date = new Date(start + days * day);
  const anniversary = Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate());
  return anniversary / day - Math.floor(start / day) + 1;
};
const end = endAfter(0);
const [first, last] = [end - 30, end - 14];
/** Minutes until the final check, when every call that was running at the start has ended. */
const wholeDeletion = 3;

const nightAfter = async (days: number): Promise<void> => {
  vi.setSystemTime(start + days * day);
  await beginNight();
  await letMinutesPass(wholeDeletion);
};

const subjects = async ({ email }: StoredUser) => (await receivedBy(email)).map(({ subject }) => subject);

const absent = (
  fields: Parameters<typeof buildAccount>[1] = {},
  status: 'ACCEPTED' | 'PENDING' | 'REJECTED' = 'ACCEPTED',
) => buildAccount(status, { lastSeenAt: new Date(start).toISOString(), ...fields });

describe('an account that nobody uses', () => {
  test('is mailed of twice, a mail each, and gone to the last trace after a year', async () => {
    const person = await absent();
    await nightAfter(first - 1);
    expect(await subjects(person)).toEqual([]);
    await nightAfter(first);
    await nightAfter(first + 1);
    expect(await subjects(person)).toEqual([expect.stringMatching(/^Votre compte sera effacé le /)]);
    await nightAfter(last - 1);
    await nightAfter(last);
    await nightAfter(last + 1);
    const mails = await subjects(person);
    expect(mails).toHaveLength(2);
    expect(mails[0]).toBe(mails[1]);
    await nightAfter(end - 1);
    expect(await findUser(person.id)).not.toBeNull();
    await nightAfter(end);
    expect(await tracesOf(person.id, person.email)).toEqual([]);
    const recorded = (await auditOf(person.universityId ?? '')).map(({ call, details }) => [call, details]);
    expect(recorded).toEqual([['account erased', { to: 'absence' }]]);
  });

  test.each(['PENDING', 'REJECTED'] as const)(
    'of somebody %s who was never here counts from registration',
    async (status) => {
      const person = await absent({ lastSeenAt: undefined }, status);
      for (const days of [first, last, end]) await nightAfter(days);
      expect(await tracesOf(person.id, person.email)).toEqual([]);
    },
  );

  test('is kept for another year by one press on the mailed link, which works once', async () => {
    const person = await absent();
    await nightAfter(first);
    const link = await mailedLink(person.email, 'stay');
    const body = { userId: link.get('userId') ?? '', token: link.get('token') ?? '' };
    vi.setSystemTime(start + (last + 1) * day);
    await anonymous.auth.stay({ body });
    expect(await refused(anonymous.auth.stay({ body }))).toMatchObject({ status: 422, code: 'link_expired' });
    await nightAfter(end);
    const next = endAfter(last + 1) - 30;
    await nightAfter(next - 1);
    expect(await subjects(person)).toHaveLength(1);
    await nightAfter(next);
    expect(await subjects(person)).toHaveLength(2);
    expect(await findUser(person.id)).not.toBeNull();
  });

  test('is kept by signing in; a mail that has not left by then says nothing any more', async () => {
    const person = await absent();
    await nightAfter(first);
    await login(person.email);
    expect(await subjects(person)).toEqual([]);
    await nightAfter(last);
    await nightAfter(end);
    expect(await findUser(person.id)).not.toBeNull();
  });

  test('is left alone when its owner comes back in the moment of being erased', async () => {
    const person = await absent();
    for (const days of [first, last]) await nightAfter(days);
    const known = (await findUser(person.id)) ?? expect.unreachable();
    const now = new Date(start + end * day);
    await Users.build(UpdateItemCommand).item({ id: person.id, lastSeenAt: now.toISOString() }).send();
    await expect(warnOrEraseAbsent(known, { now, requestId: 'retention' })).rejects.toMatchObject({ code: 'conflict' });
    expect(await findUser(person.id)).not.toBeNull();
  });
});

describe('accounts that are warned, and never erased', () => {
  const told = 'Votre compte est conservé, bien qu’il ne serve plus';

  test('a university’s last administrator, once; the others go', async () => {
    const { id: universityId } = await buildUniversity();
    const [one, other, candidate] = [
      await absent({ universityId, role: 'admin' }),
      await absent({ universityId, role: 'admin' }),
      await absent({ universityId }),
    ];
    for (const days of [first, last, end, end + 1, end + 40]) await nightAfter(days);
    const left = (await Promise.all([one, other].map(({ id }) => findUser(id)))).filter((person) => person !== null);
    expect(left).toHaveLength(1);
    expect(await findUser(candidate.id)).toBeNull();
    const [kept = one] = left;
    expect((await subjects(kept)).filter((subject) => subject === told)).toHaveLength(1);
  });

  test('the last super administrator', async () => {
    const boss = await absent({ universityId: null, role: 'super' });
    for (const days of [first, last, end, end + 40]) await nightAfter(days);
    expect(await findUser(boss.id)).not.toBeNull();
    expect(await subjects(boss)).toEqual([told]);
  });
});

describe('the round of a night', () => {
  test('is made once however often it is begun, goes on where its time was over, and misses nobody', async () => {
    const { id: universityId } = await buildUniversity();
    const people: StoredUser[] = [];
    // More than one page of one university, and others.
    for (let i = 0; i < 105; i += 1) people.push(await absent({ universityId, passwordHash: undefined }));
    people.push(await absent(), await absent());
    vi.setSystemTime(start + first * day);
    await beginNight();
    await beginNight();
    // The remaining time allows one page per run.
    await callTasks(undefined, timeForOnePart());
    const warned = async () =>
      (await Promise.all(people.map(({ id }) => findUser(id)))).filter((person) => person?.warnedAt).length;
    const some = await warned();
    expect(some).toBeLessThan(people.length);
    await letMinutesPass(1);
    expect(await warned()).toBe(people.length);
    const round = await findTask(`retention-${new Date(start + first * day).toISOString().slice(0, 10)}`);
    expect(round?.doneAt).toBeDefined();
    // The cursor names a user, and the outcome outlives erased users.
    expect(round).not.toHaveProperty('place');
  });
});
