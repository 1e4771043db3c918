import { beforeEach, expect, test } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { addBytesChange, addRequests, putPeopleChange } from '#functions/data/universities/figures.ts';
import { takeShare } from '#functions/data/universities/usages.ts';
import { as } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { start, stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeEach(freshTable);

const at = (days: number): Date => new Date(start + days * 86_400_000);
const day = (days: number): string => at(days).toISOString().slice(0, 10);
const night = async (universityId: string, days: number, people: number, bytes: number): Promise<void> => {
  await commit([putPeopleChange(universityId, day(days), people)], { now: at(days) });
  await commit([addBytesChange(universityId, day(days), bytes)], { now: at(days) });
};
const none = { requests: null, people: null, bytes: null, jobs: 0, mails: 0, pdfs: 0, uploads: 0 };
const boss = async () => (await as(await buildUser({ role: 'super', university: null }))).universities;

test('a day tells what was counted of it, and null for the rest; the days before and after are left out', async () => {
  const { id } = await buildUniversity();
  await addRequests(id, 7, at(-3));
  await night(id, -2, 12, 3456);
  await addRequests(id, 50, at(-2));
  await addRequests(id, 1, at(-2));
  await takeShare(id, 'pdfs', { atOnce: 9, intervalMs: 1 }, at(-1));
  await takeShare(id, 'pdfs', { atOnce: 9, intervalMs: 1 }, at(0));
  await addRequests(id, 8, at(0));
  const { days } = await (await boss()).getUsage({ params: { id }, query: { from: day(-2), until: day(-1) } });
  expect(days).toEqual([
    { day: day(-1), ...none, pdfs: 1 },
    { day: day(-2), ...none, requests: 51, people: 12, bytes: 3456 },
  ]);
});

test('each university’s last thirty days: sums, with the people and bytes of the last night', async () => {
  const [here, there] = [await buildUniversity(), await buildUniversity()];
  await addRequests(here.id, 1000, at(-30));
  await addRequests(here.id, 100, at(-29));
  await addRequests(here.id, 10, at(0));
  await night(here.id, -2, 11, 90);
  await night(here.id, -1, 12, 80);
  await takeShare(here.id, 'mails', { atOnce: 9, intervalMs: 1 }, at(-29));
  await takeShare(here.id, 'mails', { atOnce: 9, intervalMs: 1 }, at(-1));
  const { rows } = await (await boss()).listUsages();
  const byId = new Map(rows.map(({ universityId, ...used }) => [universityId, used]));
  expect(byId.get(here.id)).toEqual({ ...none, requests: 110, people: 12, bytes: 80, mails: 2 });
  expect(byId.get(there.id)).toEqual(none);
});
