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

test('cell: a call is sent twice at most, and a 421 that names no cell once', async () => {
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
