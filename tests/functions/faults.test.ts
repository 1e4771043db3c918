import { nanoid } from 'nanoid';
import { describe, expect, test } from 'vitest';
import type { Entry, FaultKind } from '#scripts/platform/index.ts';
import { basePath } from '#shared/contract.ts';
import { runTimed } from '#tests/faults/run-timed.ts';
import { as } from '#tests/support/api.ts';
import { withFaults } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { invoke } from '#tests/support/invoke.ts';
import { tokenOf } from '#tests/support/sessions.ts';

// Creating an assessment is a transaction (which also counts towards the limit of sixty), renaming one is a plain
// update.
const forEver = 1_000;
/** Calls are answered within three seconds (tests/unit/answer-time.test.ts), and later on a busy machine. A function has ten. */
const generousMs = 9_000;

const candidate = async () => {
  const user = await buildUser();
  const { id } = await (await as(user)).portfolios.create({ body: { title: 'Portfolio' } });
  const headers = { authorization: `Bearer ${await tokenOf(user)}`, 'content-type': 'application/json' };
  const send = (method: string, path: string, body: unknown, more = {}): Promise<Response> =>
    invoke(
      new Request(`http://test${basePath}${path}`, {
        method,
        headers: { ...headers, ...more },
        body: JSON.stringify(body),
      }),
      runTimed,
    );
  return {
    begin: (more = {}) => send('POST', '/portfolios', { title: 'Second' }, more),
    rename: () => send('PUT', `/portfolios/${id}`, { title: 'Renamed' }),
    remove: () => send('DELETE', `/portfolios/${id}`, undefined),
    titles: async () =>
      (await (await as(user)).portfolios.listOfUser({ params: { userId: user.id } })).portfolios
        .map(({ title }) => title)
        .sort(),
  };
};

const outcomesOf = (entries: readonly Entry[], operation: string): string[] =>
  entries.filter((entry) => entry.operation === operation).map(({ outcome }) => outcome);

const expectUnavailable = async (reply: Response): Promise<void> => {
  expect([reply.status, await reply.json()]).toMatchObject([503, { code: 'unavailable' }]);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
};

// https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#API_TransactWriteItems_Errors
describe.concurrent('a transaction that is cancelled', () => {
  const reasons: FaultKind[] = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

  test.each(reasons)('by %s works again once the fault is over', async (kind) => {
    const { begin, titles } = await candidate();
    const { result, entries } = await withFaults(
      [{ kind, match: { operation: 'TransactWriteItems' }, times: 3 }],
      begin,
    );
    expect(result.status).toBe(201);
    expect(outcomesOf(entries, 'TransactWriteItems')).toEqual([
      ...new Array(3).fill('TransactionCanceledException'),
      'ok',
    ]);
    expect(await titles()).toEqual(['Portfolio', 'Second']);
  });

  test.each(reasons)('by %s without end is 503 with a time to retry, and nothing is written', async (kind) => {
    const { begin, titles } = await candidate();
    const match = { operation: 'TransactWriteItems' };
    const startedAt = performance.now();
    const { result, entries } = await withFaults([{ kind, match, times: forEver }], begin);
    await expectUnavailable(result);
    expect(performance.now() - startedAt).toBeLessThan(generousMs);
    expect(outcomesOf(entries, 'TransactWriteItems').length).toBeGreaterThan(3);
    expect(await titles()).toEqual(['Portfolio']);
  });
});

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html#Programming.Errors.MessagesAndCodes
describe.concurrent('a single write', () => {
  const refusals: FaultKind[] = [
    'TransactionConflict',
    'ThrottlingException',
    'ProvisionedThroughputExceededException',
    'InternalServerError',
  ];

  test.each(refusals)('refused twice by %s works', async (kind) => {
    const { rename, titles } = await candidate();
    const { result } = await withFaults([{ kind, match: { operation: 'UpdateItem', key: 'USER#' }, times: 2 }], rename);
    expect(result.status).toBe(200);
    expect(await titles()).toEqual(['Renamed']);
  });

  test.each(refusals)('refused without end by %s is 503 with a time to come back', async (kind) => {
    const { rename, titles } = await candidate();
    const match = { operation: 'UpdateItem', key: 'USER#' };
    const { result } = await withFaults([{ kind, match, times: forEver }], rename);
    await expectUnavailable(result);
    expect(await titles()).toEqual(['Portfolio']);
  });
});

describe.concurrent('a database that cannot be read', () => {
  const kinds: FaultKind[] = ['ThrottlingException', 'InternalServerError', 'resetBefore'];
  test.each(kinds)('for %s is 503 with a time to come back', async (kind) => {
    const { rename } = await candidate();
    const { result } = await withFaults([{ kind, match: {}, times: forEver }], rename);
    await expectUnavailable(result);
  });

  test('a list that the index refuses is 503 with a time to come back', async () => {
    const { id: campus } = await buildUniversity();
    const admin = await buildUser({ role: 'admin', university: { id: campus } });
    const path = `http://test${basePath}/users/university/${campus}`;
    const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
    const match = { operation: 'Query', key: `UNIVERSITY#${campus}` };
    const kind = 'ProvisionedThroughputExceededException';
    const { result } = await withFaults([{ kind, match, times: forEver }], () =>
      invoke(new Request(path, { headers })),
    );
    await expectUnavailable(result);
  });

  test('that does not answer once is retried; without any answer it is 503 while somebody still waits', async () => {
    const { rename } = await candidate();
    const once = await withFaults([{ kind: 'noAnswer', match: {} }], rename);
    expect(once.result.status).toBe(200);
    const startedAt = performance.now();
    const never = await withFaults([{ kind: 'noAnswer', match: {}, times: forEver }], rename);
    await expectUnavailable(never.result);
    expect(performance.now() - startedAt).toBeLessThan(generousMs);
  });
});

// https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#DDB-TransactWriteItems-request-ClientRequestToken
describe.concurrent('a write that is done, but whose answer is lost', () => {
  test('is not done twice: one assessment is begun, and counts as one', async () => {
    const { begin, titles } = await candidate();
    const match = { operation: 'TransactWriteItems' };
    const { result, entries } = await withFaults([{ kind: 'resetAfter', match }], begin);
    expect(result.status).toBe(201);
    expect(outcomesOf(entries, 'TransactWriteItems')).toEqual(['resetAfter', 'ok']);
    expect(await titles()).toEqual(['Portfolio', 'Second']);
  });

  test('is not told as undone: what was renamed and removed is', async () => {
    const { rename, remove, titles } = await candidate();
    const lost = { kind: 'resetAfter', match: { operation: 'UpdateItem', key: 'USER#' } } as const;
    expect((await withFaults([lost], rename)).result.status).toBe(200);
    const lostRemoval = { kind: 'resetAfter', match: { operation: 'TransactWriteItems' } } as const;
    expect((await withFaults([lostRemoval], remove)).result.status).toBe(204);
    expect(await titles()).toEqual([]);
  });
});

describe.concurrent('a function that crashes', () => {
  test.each(['crashBefore', 'crashAfter'] as const)(
    'in the middle (%s) leaves nothing half done, and the call repeated with its key does it once',
    async (kind) => {
      const { begin, titles } = await candidate();
      const key = { 'idempotency-key': nanoid() };
      const match = { operation: 'TransactWriteItems' };
      const crashed = await withFaults([{ kind, match }], () => begin(key));
      expect(crashed.result.status).toBe(503);
      expect(await titles()).toEqual(kind === 'crashBefore' ? ['Portfolio'] : ['Portfolio', 'Second']);
      const [first, second] = [await begin(key), await begin(key)];
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(await first.json()).toEqual(await second.json());
      expect(await titles()).toEqual(['Portfolio', 'Second']);
    },
  );
});

test('noting that somebody was seen may meet a change of theirs: that is no fault of ours, and passes', async () => {
  const newcomer = await buildUser();
  const headers = { authorization: `Bearer ${await tokenOf(newcomer)}` };
  const look = () => invoke(new Request(`http://test${basePath}/users/${newcomer.id}`, { headers }));
  const match = { operation: 'UpdateItem', key: `USER#${newcomer.id}` };
  await expectUnavailable((await withFaults([{ kind: 'TransactionConflict', match }], look)).result);
  expect((await look()).status).toBe(200);
});
