import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { University } from '#shared/schemas/university.ts';
import { cellOf } from '#tests/rights/cell.ts';
import { type Column, columns, type Row, rows } from '#tests/rights/table.ts';
import { recorded } from '#tests/support/caller.ts';
import { crowd } from '#tests/support/crowd.ts';
import { invoke } from '#tests/support/invoke.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

// One call in fifty writes beside its own work how many there were; which one is a matter of chance here.
vi.mock('#functions/data/universities/figures.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  addRequests: async () => undefined,
}));

/** Database units of a warm function's calls, with few and with many users and universities. */

const [few, many] = [10, Number(process.env.CROWD ?? 120)];
const reports = resolve('.local/test-reports');

/**
 * These read whole lists of universities, members, counts, deletions or acts, so their cost may grow by one row per
 * record.
 */
const lists = [
  'GET /universities',
  'GET /university-deletions',
  'GET /university-usages',
  'GET /counts',
  'GET /audit',
  'GET /users/university/{universityId}',
  'POST /users/university/{universityId}/reminders',
];

/** Reads users' names, a hundred per request, so its round trips may grow. */
const naming = ['GET /audit'];

/** Reads two partitions of each university, ten universities at a time. */
const perUniversity = 'GET /university-usages';

/** These read the whole catalogue and all edits since its import, so they cost more after each edit. */
const ofCatalogue = ['GET /catalogue/export', 'POST /catalogue/import'];

/** Calls with more round trips than usual, and why; concurrent requests count separately. */
const dearer: Readonly<Record<string, number>> = {
  // Throttle counters for address, network and account; the session, its renewal and its device.
  'POST /auth/login': 10,
  // The same, counted once more for codes.
  'POST /auth/second-step': 12,
  // Password attempts are counted as at login, and reset after success.
  'POST /auth/confirm-identity': 7,
  // Throttle counter; the university; the owner of the address, read before an expensive password hash.
  'POST /auth/register': 5,
  // Password attempts are counted as at login, and reset after success.
  'POST /auth/change-email': 5,
  'POST /auth/change-password': 9,
  // The same, plus the state of the copy before and after the request.
  'POST /auth/archive': 10,
  // The same, plus the university's other administrators.
  'POST /auth/erase-account': 8,
  // Throttle counter, idempotency key, owners of the addresses; existing courses, categories and remaining room.
  'POST /users/university/{universityId}/import': 5,
  'POST /formations/university/{universityId}/import': 7,
  // Users, universities, courses and other subjects, read concurrently by kind.
  'GET /audit/university/{universityId}': 7,
  'GET /audit': 8,
  // Names of both universities for the audit log; the user's mails, with those stored before mails were keyed by user.
  'PUT /users/{id}/university': 6,
  'PUT /formation-categories/{id}': 5,
  // The member count, for the deletion's progress.
  'DELETE /universities/{id}': 5,
  // Storage and the decoder are called too. Here and below: the university's rate limit; its size is read once a
  // minute.
  'PUT /users/{id}/upload-avatar': 8,
  'PUT /universities/{id}/upload-logo': 10,
  'POST /universities/{id}/upload-logo': 5,
  'POST /resources': 6,
  // The owner of the address, read before an expensive password hash.
  'POST /users': 7,
  'POST /users/{id}/resend-invitation': 5,
  // Reads the assessment and the thesis concurrently.
  'GET /portfolios/{id}/generate-jobs': 5,
  'POST /portfolios/{id}/explain-job': 5,
  // Reads the earlier assessments, user, doctorate and university, most of them concurrently.
  'GET /portfolios/{id}/generate-pdf': 8,
  // Reads the user's public data, CV, profile lists and kept jobs instead of the earlier assessments.
  'POST /portfolios/{id}/generate-shared-pdf': 13,
  // The university; the last reminder of each of three cohorts, or the members.
  'GET /users/university/{universityId}/reminders': 5,
  'POST /users/university/{universityId}/reminders': 5,
  // Three counters (sender's network, receiver, the university's share of mails, read first), the public copy and the mail.
  'POST /usercv/user/{id}/contact': 6,
  // Reads the record, its lists and the public copy separately; three lists concurrently.
  'GET /usercv/user/{id}': 5,
  // Reads the public copy after the change, so that nothing newly private is shown.
  'PUT /usercv/user/{id}': 8,
  'GET /usercv/user/{id}/preview': 6,
  'DELETE /usercv/user/{id}/public': 7,
  // The first record, which also creates the CV.
  'POST /usercv-skills': 5,
  'POST /usercv-values': 5,
  'POST /usercv-activities': 5,
  'PUT /publications/{id}': 7,
  'PUT /experiences/{id}': 7,
  'PUT /diplomas/{id}': 7,
};

/** `asked` explains a call that made more requests than expected. */
type Cost = { trips: number; read: number; write: number; asked: string[] };

const allowedIn = ({ verdicts }: Row): Column | undefined => columns.find((column) => verdicts[column] === 'yes');
const calls = [...Map.groupBy(rows, ({ call }) => call).values()].flatMap((same) => {
  const row = same.find((one) => one.state === 'today' && allowedIn(one));
  return row ? [row] : [];
});

const costOf = async (row: Row, home: University): Promise<Cost> => {
  const cell = await cellOf(row, allowedIn(row) ?? 'super', home);
  // The caller's first call of the day also stores their last visit; keep that out of the measure.
  await invoke(new Request(`http://test/api/v0/users/${cell.people.callerId}`, { headers: cell.headers }));
  const { result, entries } = await recorded(() => cell.call());
  expect(result.status, row.call).toBe(row.success);
  const sum = (units: readonly number[]) => Math.round(units.reduce((all, one) => all + one, 0) * 10) / 10;
  const [read, write] = [
    sum(entries.map(({ readUnits }) => readUnits)),
    sum(entries.map(({ writeUnits }) => writeUnits)),
  ];
  const asked = entries.map(({ operation, keys }) => [operation, ...keys].join(' '));
  return { trips: entries.length, read, write, asked };
};

/** True for the call that deletes the university, which the other calls need. */
const isLast = ({ call }: Row): boolean => call === 'DELETE /universities/{id}';
const inOrder = calls.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));

const costsIn = async (home: University): Promise<Record<string, Cost>> => {
  const costs: Record<string, Cost> = {};
  for (const row of inOrder) costs[row.call] = await costOf(row, home);
  return costs;
};

const all: { few: Record<string, Cost>; many: Record<string, Cost> } = { few: {}, many: {} };

beforeAll(async () => {
  await seedCatalogue();
  // Freezes the clock, so that cache expiry does not depend on the machine's speed.
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  await costsIn(await crowd(0));
  all.few = await costsIn(await crowd(few));
  all.many = await costsIn(await crowd(many));
  mkdirSync(reports, { recursive: true });
  writeFileSync(
    resolve(reports, 'costs.json'),
    JSON.stringify(all.few, (name, value) => (name === 'asked' ? undefined : value)),
  );
  const lines = Object.entries(all.many).map(([call, { trips, read, write }]) =>
    [call.padEnd(52), trips, read, write].join('\t'),
  );
  process.stdout.write(`${[['call'.padEnd(52), 'trips', 'RCU', 'WCU'].join('\t'), ...lines].join('\n')}\n`);
}, 900_000);
afterAll(() => {
  vi.useRealTimers();
});

test('no call costs more where there are more people and universities, but for the lists of them', () => {
  const grown = Object.entries(all.many).filter(([call, cost]) => {
    const before = all.few[call] ?? expect.unreachable(call);
    const mayRead = before.read + (lists.includes(call) ? many / 10 : ofCatalogue.includes(call) ? 2 : 0);
    // All entries have the same frozen time, so their order is random: the names on a page may take two more batches, people and things.
    const batches = naming.includes(call) ? 2 : 0;
    const mayTake = lists.includes(call) ? before.trips + Math.floor(many / 2000) + batches : before.trips;
    // Some universities more, which these measures add.
    if (call === perUniversity) return cost.trips > before.trips + 3 * many || cost.read > before.read + 3 * many;
    return cost.trips > mayTake || cost.read > mayRead || cost.write > before.write;
  });
  expect(grown.map(([call, cost]) => [call, all.few[call], cost])).toEqual([]);
});

test('a call takes three requests to the database beside the caller’s, where nothing else is said', () => {
  const most: Record<string, number> = {
    ...Object.fromEntries(Object.keys(all.few).map((call) => [call, dearer[call] ?? 4])),
    [perUniversity]: Number.POSITIVE_INFINITY,
  };
  const isDear = (call: string, cost: Cost | undefined): boolean => (cost?.trips ?? 0) > (most[call] ?? 0);
  // Repeats calls that look too expensive: a difference in one run alone is noise of the machine.
  const dear = Object.entries(all.few).filter(([call, cost]) => isDear(call, cost) && isDear(call, all.many[call]));
  for (const [call, cost] of Object.entries(all.few))
    if (isDear(call, cost)) process.stdout.write(`dear: ${call}: ${cost.asked.join(', ')}\n`);
  expect(dear).toEqual([]);
});
