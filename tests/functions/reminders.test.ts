import { $set, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { expect, test, vi } from 'vitest';
import { Users } from '#functions/data/entities/user.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { takeShare } from '#functions/data/universities/usages.ts';
import type { Cohort } from '#shared/domain/cohorts.ts';
import { as, refused } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { recorded, withFaults } from '#tests/support/caller.ts';
import { crashPoints, isEveryPoint } from '#tests/support/every-point.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { receivedBy, waitingMails } from '#tests/support/outbox.ts';
import { callTasks, letMinutesPass } from '#tests/support/tasks.ts';
import { start, stopClock } from '#tests/support/throttled.ts';

stopClock();

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const at = (ms: number): string => new Date(start + ms).toISOString();
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

const scene = async (people = 2) => {
  const university = await buildUniversity({ name: 'Université d’Ailleurs' });
  const admin = await buildUser({ university, role: 'admin' });
  const candidates: StoredUser[] = [];
  for (let i = 0; i < people; i += 1) candidates.push(await buildUser({ university }));
  const api = await as(admin);
  const params = { universityId: university.id };
  const remind = (cohort: Cohort = 'noAssessment') => api.users.remind({ params, body: { cohort } });
  const takeBack = (cohort = 'noAssessment') => api.users.takeBackReminder({ params: { ...params, cohort } });
  const state = async () => (await api.users.listReminders({ params }))[0];
  const letters = async () => {
    const received = await Promise.all(candidates.map(({ email }) => receivedBy(email)));
    return received.map((one) => one.length);
  };
  return { university, admin, candidates, api, params, remind, takeBack, state, letters };
};

test('a reminder leaves after twenty seconds, one mail to each of the cohort, and is in the audit without a name', async () => {
  const { university, admin, candidates, remind, state, letters } = await scene();
  const none = { cohort: 'noAssessment', sentAt: null, nextAt: null, leavesAt: null };
  expect(await state()).toEqual(none);
  const [assessed] = candidates;
  await (await as(assessed ?? expect.unreachable())).portfolios.create({ body: { title: 'Bilan' } });
  await buildUser({ university, status: 'PENDING' });
  expect(await remind()).toEqual({ cohort: 'noAssessment', people: 1, leavesAt: at(20 * second) });
  expect(await state()).toEqual({ ...none, people: 1, leavesAt: at(20 * second), nextAt: at(7 * day) });
  pass(19 * second);
  await callTasks();
  expect(await letters()).toEqual([0, 0]);
  pass(second);
  await callTasks();
  expect(await letters()).toEqual([0, 1]);
  expect(await state()).toEqual({ ...none, people: 1, sentAt: at(20 * second), nextAt: at(7 * day) });
  const [entry] = await auditOf(university.id);
  expect(entry).toMatchObject({
    actorId: admin.id,
    fields: ['noAssessment'],
    details: { count: 1 },
    targets: [university.id],
  });
});

test('until it leaves it can be taken back, and then sent at once; later it cannot', async () => {
  const { remind, takeBack, state, letters } = await scene();
  expect(await refused(takeBack())).toMatchObject({ status: 404 });
  expect(await refused(takeBack('everybody'))).toMatchObject({ status: 404 });
  await remind();
  await takeBack();
  expect(await state()).toEqual({ cohort: 'noAssessment', sentAt: null, nextAt: null, leavesAt: null });
  pass(minute);
  await callTasks();
  expect(await letters()).toEqual([0, 0]);
  await remind();
  pass(20 * second);
  expect(await refused(takeBack())).toMatchObject({
    ...{ status: 409, code: 'reminder_left' },
    msg: 'Ces messages sont déjà partis.',
  });
  await callTasks();
  expect(await refused(takeBack())).toMatchObject({ code: 'reminder_left' });
  expect(await letters()).toEqual([1, 1]);
});

test('a cohort is reminded once a week at most, each on its own, and the refusal names the day', async () => {
  const { admin, params, remind, letters } = await scene();
  await remind();
  expect(await remind('noDoctorate')).toMatchObject({ people: 2 });
  pass(minute);
  await callTasks();
  expect(await letters()).toEqual([2, 2]);
  vi.setSystemTime(start + 7 * day - second);
  const { users } = await as(admin);
  const again = () => users.remind({ params, body: { cohort: 'noAssessment' } });
  const error = await refused(again());
  expect(error).toMatchObject({ status: 429, code: 'reminded_lately' });
  const french = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
  const next = french.format(start + 7 * day).replace(/^1 /, '1er ');
  expect(error.msg).toBe(
    `Vous avez écrit à ces personnes cette semaine. Vous pourrez leur écrire de nouveau le ${next}.`,
  );
  pass(second);
  await again();
  pass(minute);
  await callTasks();
  expect(await letters()).toEqual([3, 3]);
});

test('nobody to remind is said so; an address that gives mails back is left out', async () => {
  const { candidates, remind } = await scene(1);
  const id = candidates[0]?.id ?? '';
  await Users.build(UpdateItemCommand)
    .item({ id, mailTrouble: $set({ kind: 'bounce', at: at(0) }) })
    .send();
  expect(await refused(remind())).toMatchObject({
    ...{ status: 409, code: 'nobody_to_remind' },
    msg: 'Il n’y a plus personne à qui écrire\u00a0: cette liste est vide.',
  });
  expect(await refused(remind('endsSoon'))).toMatchObject({ code: 'nobody_to_remind' });
});

test('who has left the cohort meanwhile gets no mail, before the mails are written and before they are sent', async () => {
  const { candidates, remind, state, letters } = await scene(3);
  expect(await remind()).toMatchObject({ people: 3 });
  const assess = async (place: number) =>
    (await as(candidates[place] ?? expect.unreachable())).portfolios.create({ body: { title: 'Bilan' } });
  await assess(0);
  pass(20 * second);
  await callTasks();
  expect(await state()).toMatchObject({ people: 2 });
  await assess(1);
  expect(await letters()).toEqual([0, 0, 1]);
});

test('spends a mail of the university’s share for each, waits beyond it, and loses nobody', async () => {
  const { university, remind, state, letters } = await scene(4);
  // One mail per three seconds refills up to 250; this uses 248.
  await remind();
  pass(20 * second);
  await takeShare(university.id, 'mails', { atOnce: 1, intervalMs: 248 * 3_000 }, new Date());
  await callTasks();
  const written = (await waitingMails()).filter(({ kind }) => kind === 'remindAssessment');
  expect(written).toHaveLength(2);
  expect((await letters()).toSorted()).toEqual([0, 0, 1, 1]);
  await letMinutesPass(2);
  expect(await letters()).toEqual([1, 1, 1, 1]);
  expect(await state()).toMatchObject({ people: 4 });
});

test('wherever the task is cut off, each hears of it once, also beyond the first page of members', {
  timeout: 300_000,
}, async () => {
  const first = await scene(30);
  await first.remind();
  pass(20 * second);
  const { entries } = await recorded(() => callTasks());
  const writes = entries.filter(({ caller }) => caller === 'tasks').length;
  expect((await first.letters()).every((count) => count === 1)).toBe(true);
  const last = [4, 3, 2, 1].map((back) => writes - back);
  for (const skip of isEveryPoint ? [0, 1, Math.floor(writes / 2), ...last] : crashPoints(writes)) {
    vi.setSystemTime(start);
    await freshTable();
    const again = await scene(30);
    await again.remind();
    pass(20 * second);
    await withFaults([{ kind: 'crashAfter', match: { caller: 'tasks' }, skip }], () => callTasks().catch(() => null));
    await letMinutesPass(4);
    expect(await again.letters(), String(skip)).toEqual(Array(30).fill(1));
  }
});

test('another university’s administrator sees, sends and takes back nothing', async () => {
  const { params } = await scene();
  const { api } = await scene();
  expect(await refused(api.users.listReminders({ params }))).toMatchObject({ status: 404 });
  expect(await refused(api.users.remind({ params, body: { cohort: 'endsSoon' } }))).toMatchObject({ status: 404 });
  const cohort = 'endsSoon';
  expect(await refused(api.users.takeBackReminder({ params: { ...params, cohort } }))).toMatchObject({ status: 404 });
});
