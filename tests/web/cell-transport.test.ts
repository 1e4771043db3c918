import { expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { withCell } from '#web/lib/calls/cell-transport.ts';
import type { Outgoing } from '#web/lib/calls/client.ts';

const reading: Outgoing = {
  method: 'GET',
  path: '/api/v0/users/u1',
  body: undefined,
  headers: { 'if-match': '"1"' },
  route: contracts.users.get,
};

/** A stage where the caller's university lies in `state.home`; calls that name no cell go to `main`. */
const stage = (home: string) => {
  const state = { home, token: 'old' as string | undefined, sent: [] as (string | undefined)[] };
  const send = withCell(
    async ({ headers }: Outgoing, _token: string) => {
      const cell = headers['x-cell'];
      expect(headers['if-match']).toBe('"1"');
      state.sent.push(cell);
      return (cell ?? 'main') === state.home
        ? new Response(null, { status: 204 })
        : new Response(null, { status: 421, headers: { 'x-cell': state.home } });
    },
    () => state.token,
  );
  return { state, read: async () => (await send(reading, 'token')).status };
};

test('cell: a call that reaches its cell names none', async () => {
  const { state, read } = stage('main');
  expect([await read(), await read()]).toEqual([204, 204]);
  expect(state.sent).toEqual([undefined, undefined]);
});

test('cell: a 421 has the call sent again with the cell that it names, and later calls go there at once', async () => {
  const { state, read } = stage('b');
  expect([await read(), await read()]).toEqual([204, 204]);
  expect(state.sent).toEqual([undefined, 'b', 'b']);
});

test('cell: a renewed token names its cell itself, so what was known is forgotten', async () => {
  const { state, read } = stage('b');
  await read();
  state.token = 'renewed';
  state.home = 'main';
  expect(await read()).toBe(204);
  expect(state.sent).toEqual([undefined, 'b', undefined]);
});

test('cell: a university that moves on is followed', async () => {
  const { state, read } = stage('b');
  await read();
  state.home = 'c';
  expect(await read()).toBe(204);
  expect(state.sent).toEqual([undefined, 'b', 'b', 'c']);
});

test('cell: a cell that names itself is not asked again, nor is any by a 421 that names none', async () => {
  const sent: string[] = [];
  const answering = (headers: Record<string, string>) =>
    withCell(
      async (call: Outgoing) => {
        sent.push(call.headers['x-cell'] ?? 'none');
        return new Response(null, { status: 421, headers });
      },
      () => undefined,
    );
  expect((await answering({ 'x-cell': 'b' })(reading)).status).toBe(421);
  expect(sent).toEqual(['none', 'b']);
  expect((await answering({})(reading)).status).toBe(421);
  expect(sent).toEqual(['none', 'b', 'none']);
});

/** A stage whose cells answer as `replies` says, by the header of the call; others answer 204. */
const answeredBy = (replies: Record<string, Response>, token?: string) => {
  const sent: string[] = [];
  const send = withCell(
    async ({ headers }: Outgoing) => {
      const cell = headers['x-cell'] ?? 'none';
      sent.push(cell);
      return replies[cell] ?? new Response(null, { status: 204 });
    },
    () => token,
  );
  return { sent, send };
};
const signingIn: Outgoing = { ...reading, route: contracts.auth.login };
const refusal = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers });

test.each([429, 503])(
  'cell: a sign-in that a gateway refuses with %i is sent to another cell, once',
  async (status) => {
    const unanswered = () => refusal(status, { 'x-cell': '*' });
    const one = answeredBy({ none: unanswered() });
    expect((await one.send(signingIn)).status).toBe(204);
    expect(one.sent).toEqual(['none', '*']);
    const both = answeredBy({ none: unanswered(), '*': unanswered() });
    expect((await both.send(signingIn)).status).toBe(status);
    expect(both.sent).toEqual(['none', '*']);
  },
);

test.each<[string, Response, string | undefined]>([
  ['what the product refuses itself', refusal(429, { 'retry-after': '60', 'x-cell': '*' }), undefined],
  ['what may have been done', refusal(504, { 'x-cell': '*' }), undefined],
  ['somebody who is signed in', refusal(503, { 'x-cell': '*' }), 'token'],
  ['what a stage of one cell refuses', refusal(503), undefined],
])('cell: another cell is not asked for %s', async (_what, reply, token) => {
  const { sent, send } = answeredBy({ none: reply }, token);
  expect((await send(signingIn)).status).toBe(reply.status);
  expect(sent).toEqual(['none']);
});

test('cell: a university that moves on while the repeated call waits is followed once more, and not further', async () => {
  const { sent, send } = answeredBy({
    none: refusal(421, { 'x-cell': 'b' }),
    b: refusal(421, { 'x-cell': 'c' }),
    c: refusal(421, { 'x-cell': 'd' }),
  });
  expect((await send(reading)).status).toBe(421);
  expect(sent).toEqual(['none', 'b', 'c']);
});
