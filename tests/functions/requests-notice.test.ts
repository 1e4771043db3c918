import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { expect, test, vi } from 'vitest';
import { Counts } from '#functions/data/entities/counts.ts';
import { openTasks, Tasks } from '#functions/data/entities/task.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { listRecords } from '#functions/data/kernel/records.ts';
import { deleteNoticeChange } from '#functions/data/tasks/requests-notice.ts';
import type { Session } from '#shared/schemas/user.ts';
import { newEmail, password } from '#tests/support/accounts.ts';
import { anonymous, as } from '#tests/support/api.ts';
import { recorded, withFaults } from '#tests/support/caller.ts';
import { crashKinds, crashPoints } from '#tests/support/every-point.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { receivedBy, waitingMails } from '#tests/support/outbox.ts';
import { callTasks } from '#tests/support/tasks.ts';
import { start, stopClock } from '#tests/support/throttled.ts';

stopClock();

const minute = 60_000;
const hour = 60 * minute;
const french = 'Des demandes d’inscription vous attendent';

const scene = async () => {
  const university = await buildUniversity({ name: 'Université d’Ailleurs' });
  const boss = await buildUser({ university, role: 'admin' });
  const colleague = await buildUser({ university, role: 'admin', language: 'en' });
  await buildUser({ university, role: 'admin', status: 'REJECTED' });
  const ask = (firstName = 'Apolline'): Promise<Session> =>
    anonymous.auth.register({
      body: { firstName, lastName: 'Vantieghem', email: newEmail(), password, universityId: university.id },
    });
  const decide = async ({ user }: Session) =>
    (await as(boss)).users.setStatus({ params: { id: user.id }, body: { status: 'ACCEPTED' } });
  return { university, boss, colleague, ask, decide };
};
const told = async ({ email }: { email: string }) => {
  await callTasks();
  return receivedBy(email);
};
const noticesOf = async ({ id }: { id: string }) =>
  (await listRecords(Tasks, { index: 'GSI1', partition: openTasks })).filter(({ subject }) => subject === id);

test('every administrator hears at once of the first request, in their language, and of nobody’s name', async () => {
  const { boss, colleague, ask } = await scene();
  const { user } = await ask();
  const [letter, ...more] = await told(boss);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe(french);
  const text = letter?.text?.replaceAll('\n', ' ') ?? '';
  expect(text).toContain('1 personne demande à rejoindre votre université (Université d’Ailleurs)');
  expect(text).toContain(`${process.env.SITE_ORIGIN}/admin/users?show=pending`);
  expect(text).not.toMatch(new RegExp(`Apolline|Vantieghem|${user.email}`, 'i'));
  expect((await receivedBy(colleague.email)).map(({ subject }) => subject)).toEqual([
    'Registration requests are waiting for your answer',
  ]);
});

test('later requests of a day are sent together the day after; a day without new ones sends nothing', async () => {
  const { university, boss, ask } = await scene();
  await ask();
  expect(await told(boss)).toHaveLength(1);
  vi.setSystemTime(start + hour);
  await ask();
  vi.setSystemTime(start + 2 * hour);
  await ask();
  vi.setSystemTime(start + 24 * hour - minute);
  expect(await told(boss)).toHaveLength(1);
  vi.setSystemTime(start + 24 * hour);
  const letters = await told(boss);
  expect(letters).toHaveLength(2);
  expect(letters[1]?.text).toContain('3 personnes demandent');

  // A day later the same three still wait: no second notice, and its task is gone.
  vi.setSystemTime(start + 48 * hour);
  expect(await told(boss)).toHaveLength(2);
  expect(await noticesOf(university)).toEqual([]);
  vi.setSystemTime(start + 49 * hour);
  await ask();
  expect(await told(boss)).toHaveLength(3);
});

test('requests that were answered meanwhile are not told of', async () => {
  const { university, boss, ask, decide } = await scene();
  await ask();
  await told(boss);
  await decide(await ask());
  await decide(await ask());
  vi.setSystemTime(start + 24 * hour);
  const [first] = await noticesOf(university);
  expect(first).toMatchObject({ asked: 3, told: 1 });
  const letters = await told(boss);
  expect(letters[1]?.text).toContain('1 personne demande');
});

test('a request that was answered before anybody could be told leaves no mail and no pace', async () => {
  const { university, boss, ask, decide } = await scene();
  await decide(await ask());
  expect(await told(boss)).toEqual([]);
  expect(await noticesOf(university)).toEqual([]);
  await ask();
  expect(await told(boss)).toHaveLength(1);
});

test('each university has a pace of its own', async () => {
  const [one, other] = [await scene(), await scene()];
  await one.ask();
  expect(await told(one.boss)).toHaveLength(1);
  await other.ask();
  expect(await told(other.boss)).toHaveLength(1);
  expect(await told(one.boss)).toHaveLength(1);
});

test('many who ask at one moment are one mail', async () => {
  const { boss, ask } = await scene();
  await Promise.all(['Ada', 'Ben', 'Cleo', 'Dora'].map(ask));
  await Promise.all([callTasks(), callTasks()]);
  const letters = await told(boss);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain('4 personnes demandent');
});

test('a request made while the notice is about to expire is still announced', async () => {
  const { university, boss, ask } = await scene();
  await ask();
  await told(boss);
  const [before] = await noticesOf(university);
  await ask();
  const now = new Date();
  expect(await commit([deleteNoticeChange(before ?? expect.unreachable('nothing is noted'))], { now })).toBe(false);
  vi.setSystemTime(start + 24 * hour);
  expect(await told(boss)).toHaveLength(2);
});

test('wherever telling them is cut off, each hears of it once', async () => {
  const undisturbed = await scene();
  await undisturbed.ask();
  const { entries } = await recorded(() => callTasks());
  const trips = entries.filter(({ caller }) => caller === 'tasks').length;
  expect(trips).toBeGreaterThan(3);
  for (const skip of crashPoints(trips)) {
    for (const kind of crashKinds) {
      vi.setSystemTime(start);
      await freshTable();
      const { boss, ask } = await scene();
      await ask();
      await withFaults([{ kind, match: { caller: 'tasks' }, skip }], () => callTasks().catch(() => null));
      // Past the crashed worker's lease and all retry delays.
      for (const minutes of [3, 6, 12]) {
        vi.setSystemTime(start + minutes * minute);
        await callTasks();
      }
      expect(await receivedBy(boss.email), `${kind} ${skip}`).toHaveLength(1);
    }
  }
});

test('a registration and what tells of it are stored together or not at all', async () => {
  const { ask } = await scene();
  const { entries } = await recorded(() => ask());
  const trips = entries.filter(({ caller }) => caller === 'auth').length;
  for (const skip of crashPoints(trips)) {
    await freshTable();
    const again = await scene();
    const { result: isRegistered } = await withFaults([{ kind: 'crashBefore', match: { caller: 'auth' }, skip }], () =>
      again.ask().then(
        () => true,
        () => false,
      ),
    );
    expect(isRegistered, String(skip)).toBe(false);
    expect(await noticesOf(again.university), String(skip)).toEqual([]);
  }
});

test('a university with more administrators than one transaction holds changes has ninety of them told', async () => {
  const { university, ask } = await scene();
  const administratorIds = new Set(Array.from({ length: 120 }, (_, i) => `AbCd-${i}`));
  await Counts.build(UpdateItemCommand).item({ universityId: university.id, administratorIds }).send();
  await ask();
  await callTasks();
  const waiting = (await waitingMails()).filter(({ kind }) => kind === 'requestsWait');
  const heard = waiting.map(({ userId = '' }) => userId).filter((id) => administratorIds.has(id));
  expect([heard.length, new Set(heard).size]).toEqual([90, 90]);
});
