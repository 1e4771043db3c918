import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seedCatalogue } from '#scripts/demo/seed-catalogue.ts';
import type { University } from '#shared/schemas/university.ts';
import { cellOf } from '#tests/rights/cell.ts';
import { type Column, columns, type Row, rows } from '#tests/rights/table.ts';
import { recorded } from '#tests/support/caller.ts';
import { crowd } from '#tests/support/crowd.ts';
import { invoke } from '#tests/support/invoke.ts';

/** What each call costs a warm function, as the database counts it, where few and where many people and universities are. */

const [few, many] = [10, Number(process.env.CROWD ?? 300)];
const reports = resolve('.local/test-reports');

/**
 * Lists of all universities, or of all members of one, are read whole: they grow, by what such a row takes. So do the counts of all
 * universities, one small item each, the deletions under way, and the acts of all.
 */
const lists = [
  'GET /universities',
  'GET /university-deletions',
  'GET /counts',
  'GET /audit',
  'GET /users/university/{universityId}',
];

/** Names whom it tells of, a hundred a request: where there are many people, there are more than that among a hundred acts. */
const naming = ['GET /audit'];

/** Read the catalogue whole, and with it what calls before them have changed of it, the more the later. */
const ofCatalogue = ['GET /catalogue/export', 'POST /catalogue/import'];

/** Calls that ask more often than others, and what for; what is asked at once counts apart, too. */
const dearer: Readonly<Record<string, number>> = {
  // Attempts are counted by address, network and account; a session with its renewal and its device.
  'POST /auth/login': 10,
  // Counted by address; the university, and whose the address is, before a password is hashed for nothing.
  'POST /auth/register': 5,
  // Attempts to guess the password are counted, as at login, and taken back.
  'POST /auth/change-email': 5,
  'POST /auth/change-password': 9,
  // The same, and how their copy stands, before and after it is asked for.
  'POST /auth/archive': 10,
  // The same, and who else administers their university.
  'POST /auth/erase-account': 8,
  // How often it was tried, the repeated key, whose addresses those are; the courses, categories and room that there are.
  'POST /users/university/{universityId}/import': 5,
  'POST /formations/university/{universityId}/import': 7,
  // People, universities, courses and whatever else was acted on, by kind and at once.
  'GET /audit/university/{universityId}': 7,
  'GET /audit': 8,
  // The names of both universities, for the audit; at once their mails, and those from before mails lay with their receiver.
  'PUT /users/{id}/university': 6,
  // The former name, for the audit.
  'PUT /formation-categories/{id}': 5,
  // How many members it has, which its deletion is told by.
  'DELETE /universities/{id}': 5,
  // Storage and the decoder are asked, too. Here and below: the university's share is asked, and once a minute how large it is.
  'PUT /users/{id}/upload-avatar': 8,
  'PUT /universities/{id}/upload-logo': 10,
  'POST /universities/{id}/upload-logo': 5,
  'POST /resources': 6,
  // Whose the address is, too, before a password is hashed for nothing.
  'POST /users': 7,
  'POST /users/{id}/resend-invitation': 5,
  // The assessment and the thesis are asked for at once.
  'GET /portfolios/{id}/generate-jobs': 5,
  'POST /portfolios/{id}/explain-job': 5,
  // The assessments before it, the person, the doctorate and the university, most of them at once.
  'GET /portfolios/{id}/generate-pdf': 8,
  // What is public of the person instead of the assessments before.
  'POST /portfolios/{id}/generate-shared-pdf': 9,
  // The record, the lists beside it and what is public, each where it lies; three lists are asked for at once.
  'GET /usercv/user/{id}': 5,
  // What is public is read as it is after the change, by which nothing is shown that is private since.
  'PUT /usercv/user/{id}': 8,
  'GET /usercv/user/{id}/preview': 6,
  'DELETE /usercv/user/{id}/public': 7,
  // The first of all, with which the CV begins.
  'POST /usercv-skills': 5,
  'POST /usercv-values': 5,
  'POST /usercv-activities': 5,
  // What was made public of it is written anew.
  'PUT /publications/{id}': 7,
  'PUT /experiences/{id}': 7,
  'PUT /diplomas/{id}': 7,
};

/** `asked`: what for, so that a call which asked more says so. */
type Cost = { trips: number; read: number; write: number; asked: string[] };

const allowedIn = ({ verdicts }: Row): Column | undefined => columns.find((column) => verdicts[column] === 'yes');
const calls = [...Map.groupBy(rows, ({ call }) => call).values()].flatMap((same) => {
  const row = same.find((one) => one.state === 'today' && allowedIn(one));
  return row ? [row] : [];
});

const costOf = async (row: Row, home: University): Promise<Cost> => {
  const cell = await cellOf(row, allowedIn(row) ?? 'super', home);
  // Whoever calls for the first time on a day is noted; that is not the call's.
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

/** After it there is no university any more to ask the other calls of. */
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
  // Time stands still, so that whether a cache is still good does not depend on this machine.
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
    const mayTake = lists.includes(call)
      ? before.trips + Math.floor(many / 2000) + Number(naming.includes(call))
      : before.trips;
    return cost.trips > mayTake || cost.read > mayRead || cost.write > before.write;
  });
  expect(grown.map(([call, cost]) => [call, all.few[call], cost])).toEqual([]);
});

test('a call takes three requests to the database beside the caller’s, where nothing else is said', () => {
  const most = Object.fromEntries(Object.entries(all.few).map(([call]) => [call, dearer[call] ?? 4]));
  const isDear = (call: string, cost: Cost | undefined): boolean => (cost?.trips ?? 0) > (most[call] ?? 0);
  // A call asks the same each time; once more alone is the machine's doing, of which `asked` would tell.
  const dear = Object.entries(all.few).filter(([call, cost]) => isDear(call, cost) && isDear(call, all.many[call]));
  for (const [call, cost] of Object.entries(all.few))
    if (isDear(call, cost)) process.stdout.write(`dear: ${call}: ${cost.asked.join(', ')}\n`);
  expect(dear).toEqual([]);
});
