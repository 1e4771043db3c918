import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calledWithoutCell, callsOfCandidate, canaryCalls } from '#scripts/operations/cost/assumptions.ts';
import {
  callCosts,
  lookedAt,
  usedByCall,
  usedByCandidates,
  usedByIdleCell,
  usedByRouting,
  usedIdly,
} from '#scripts/operations/cost/model.ts';
import { linesOf, priceList, sumOf, totalOf } from '#scripts/operations/cost/prices.ts';

const table = `# Every call

| Call | Rule | Trips | Reads | Writes |
|---|---|---|---|---|
| \`POST /auth/login\` | public | 10 | 8 | 12 |
| \`GET /users/{id}\` | account, selfOrAdmin | 1 | 2.5 | 0 |
`;
const small = { memoryMB: 512, architecture: 'arm64' } as const;
const servedBy = new Map(['POST /auth/login', 'GET /users/{id}'].map((call) => [call, small]));
const counted = { costs: callCosts(table), servedBy };

test('the cost of a call is read from the table that the tests write', () => {
  expect([...callCosts(table)]).toEqual([
    ['POST /auth/login', { trips: 10, reads: 8, writes: 12 }],
    ['GET /users/{id}', { trips: 1, reads: 2.5, writes: 0 }],
  ]);
});

test('a million reads of a person, added up by hand', () => {
  const used = usedByCall('GET /users/{id}', 1_000_000, counted);
  // 8 ms, 6 ms for the one round trip, 3 % of a 700 ms cold start: 35 ms on half a gigabyte.
  expect(used).toMatchObject({
    apiRequests: 1_000_000,
    lambdaRequests: 1_000_000,
    tableReads: 2_500_000,
    tableWrites: 0,
  });
  expect(used.lambdaArmSeconds).toBeCloseTo(17_500, 6);
  expect(used.signatures).toBe(0);
  // Three secrets at each of 30 000 cold starts.
  expect(used.secretReads).toBeCloseTo(90_000, 6);
  // 1.4 KB each, kept for six months.
  expect(used.logsWritten).toBeCloseTo(1.335, 3);
  expect(used.logsKept).toBeCloseTo(8.011, 3);
});

test('a sign-in hashes a password and signs a token', () => {
  const used = usedByCall('POST /auth/login', 1000, counted);
  // 8 + 10 × 6 + 60 + 21 = 149 ms.
  expect(used.lambdaArmSeconds).toBeCloseTo(74.5, 6);
  expect(used).toMatchObject({ tableReads: 8000, tableWrites: 12_000, signatures: 1000 });
});

test('prices are for so many of a unit; the sum is that of its lines', () => {
  const lines = linesOf(
    { keys: 2, mails: 5000, apiRequests: 0 },
    {
      ...priceList.prices,
      keys: { usd: 1, per: 1, unit: 'keys', source: '' },
      mails: { usd: 0.1, per: 1000, unit: 'mails', source: '' },
    },
  );
  expect(lines).toEqual([
    { name: 'keys', quantity: 2, usd: 2 },
    { name: 'mails', quantity: 5000, usd: 0.5 },
  ]);
  expect(totalOf(lines)).toBe(2.5);
  expect(sumOf({ keys: 1, mails: 2 }, { mails: 3 })).toEqual({ keys: 1, mails: 5 });
});

test('a stage without anybody: its keys, its secrets, and functions that look every minute', () => {
  const extras = {
    alarms: 0,
    cellAlarms: 0,
    metrics: 0,
    dashboards: 0,
    firewallRules: 0,
    canaryMinutes: 0,
    copiedWeeks: 0,
  };
  const used = usedIdly(extras, [{ ...small, everyMinutes: 1 }], counted);
  // A twelfth of 365 days of 1 440 minutes, 40 ms on half a gigabyte each.
  expect(used).toMatchObject({ keys: 3, secrets: 3, lambdaRequests: 43_800, tableReads: 43_800, firewalls: 0 });
  // DynamoDB renews the table's key every five minutes.
  expect(used.keyUses).toBe(8760);
  // 3 % of its invocations are cold starts.
  expect(used.secretReads).toBeCloseTo(3942, 6);
  expect(usedIdly({ ...extras, copiedWeeks: 12 }, [], counted).keys).toBe(4);
  expect(used.lambdaArmSeconds).toBeCloseTo(876, 6);
  expect(lookedAt(used)).toEqual({});
  expect(lookedAt({ firewalls: 1, edgeRequests: 7 })).toEqual({ firewallRequests: 7 });
});

test('a further cell without anybody: its key, alarms and dashboard, and functions that look, but nothing that cells share', () => {
  const extras = { alarms: 57, cellAlarms: 54, metrics: 5, dashboards: 1, firewallRules: 4, canaryMinutes: 5 };
  const used = usedByIdleCell({ ...extras, copiedWeeks: 12 }, [{ ...small, everyMinutes: 1 }], counted);
  expect(used).toMatchObject({
    ...{ alarms: 54, metrics: 5, dashboards: 1, keys: 2, secrets: 0, firewalls: 0, firewallRules: 0 },
    ...{ lambdaRequests: 43_800, tableReads: 43_800, keyUses: 8760 },
  });
  expect(usedByIdleCell({ ...extras, copiedWeeks: 0 }, [], counted).keys).toBe(1);
});

test('several cells: the edge runs its function for each call, and calls that name no cell are looked up', () => {
  const costs = new Map(Object.keys(callsOfCandidate).map((call) => [call, { trips: 0, reads: 0, writes: 0 }]));
  const served = new Map(Object.keys(callsOfCandidate).map((call) => [call, small]));
  const used = usedByRouting(1000, 0.25, { costs, servedBy: served });
  const all = Object.values(callsOfCandidate).reduce((sum, times) => sum + times, 0);
  expect(used.edgeFunctions).toBeCloseTo(1000 * all, 6);
  expect(used.edgeStoreReads).toBeCloseTo(1000 * all, 6);
  // 2 sign-ins, 2 × 2 readings of a public CV, 0.03 registrations and confirmations, 0.1 forgotten passwords.
  expect(used.tableReads).toBeCloseTo(1000 * 6.16 * 3, 6);
  // A quarter of them is made once more, in the other cell.
  expect(used.apiRequests).toBeCloseTo(1000 * 6.16 * 0.25, 6);
  expect(used.signatures).toBeCloseTo(1000 * 2.03 * 0.25, 6);
});

test('a canary has a secret of its own, which it reads at each visit', () => {
  const extras = {
    alarms: 0,
    cellAlarms: 0,
    metrics: 0,
    dashboards: 0,
    firewallRules: 0,
    canaryMinutes: 5,
    copiedWeeks: 0,
  };
  const costs = callCosts(
    `| Call | Rule | Trips | Reads | Writes |\n|---|---|---|---|---|\n${canaryCalls.map((call) => `| \`${call}\` | r | 0 | 0 | 0 |`).join('\n')}\n`,
  );
  const visited = { costs, servedBy: new Map(canaryCalls.map((call) => [call, small])) };
  const used = usedIdly(extras, [], visited);
  expect(used.secrets).toBe(4);
  // One visit per five minutes for a month; three secrets at each cold start, in 3 % of its four calls.
  expect(used.secretReads).toBeCloseTo(8760 + 8760 * 4 * 0.03 * 3, 6);
});

test('with people at work every function reads the origin’s secret again every five minutes', () => {
  const costs = new Map(Object.keys(callsOfCandidate).map((call) => [call, { trips: 0, reads: 0, writes: 0 }]));
  const other = { ...small };
  const served = new Map(Object.keys(callsOfCandidate).map((call, index) => [call, index % 2 ? small : other]));
  const [none, one, two] = [0, 1, 2].map(
    (many) => usedByCandidates(many, 0, { costs, servedBy: served }).secretReads ?? 0,
  );
  expect(none).toBe(0);
  const perCandidate = Number(two) - Number(one);
  // Two functions, 8 760 times each.
  expect(Number(one) - perCandidate).toBeCloseTo(17_520, 6);
});

test('assumptions about candidates name existing calls, and a call without counts is refused', () => {
  const costs = callCosts(readFileSync('tests/calls.md', 'utf8'));
  for (const call of [...Object.keys(callsOfCandidate), ...canaryCalls, ...calledWithoutCell])
    expect(costs.get(call), call).toBeDefined();
  expect(() => usedByCandidates(1, 12, counted)).toThrow('tests/calls.md does not know it');
});

test('every price has its source, and the list says for where, as of when, and that nobody has checked it', () => {
  expect(priceList).toMatchObject({
    region: 'eu-west-3',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    isVerified: false,
  });
  for (const { usd, per, source } of Object.values(priceList.prices)) {
    expect([usd > 0, per > 0, source.startsWith('https://aws.amazon.com/')]).toEqual([true, true, true]);
  }
});
