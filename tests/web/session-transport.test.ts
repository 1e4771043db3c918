import { expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import type { Outgoing } from '#web/lib/client.ts';
import { withSession } from '#web/lib/session-transport.ts';

const reading: Outgoing = {
  method: 'GET',
  path: '/api/v0/users/u1',
  body: undefined,
  headers: {},
  route: contracts.users.get,
};
const signingIn: Outgoing = {
  method: 'POST',
  path: '/api/v0/auth/login',
  body: '{}',
  headers: {},
  route: contracts.auth.login,
};

const now = 1_800_000_000_000;
const tokenFor = (minutes: number, name = 'x') =>
  `h.${btoa(JSON.stringify({ exp: now / 1000 + minutes * 60, name })).replaceAll('=', '')}.s`;

/** A browser's worth of session: the server accepts the named tokens only. */
const browser = (
  token: string | undefined,
  accepted: readonly string[],
  renewal: () => Promise<string | undefined>,
) => {
  const state = { token, userId: 'u1', sent: [] as (string | undefined)[], renewals: 0, ends: 0 };
  const transport = withSession(
    async (_call, sent) => {
      state.sent.push(sent);
      return new Response(null, { status: sent && accepted.includes(sent) ? 204 : 401 });
    },
    {
      held: () => (state.token ? { userId: state.userId, token: state.token } : undefined),
      renew: async () => {
        state.renewals += 1;
        const fresh = await renewal();
        if (fresh) state.token = fresh;
        return fresh;
      },
      end: () => {
        state.ends += 1;
        state.token = undefined;
      },
      now: () => now,
    },
  );
  return { state, transport };
};

const old = tokenFor(40, 'old');
const fresh = tokenFor(60, 'fresh');

test('session: a good token is sent and left alone', async () => {
  const { state, transport } = browser(old, [old], async () => fresh);
  expect((await transport(reading)).status).toBe(204);
  expect(state).toMatchObject({ sent: [old], renewals: 0, ends: 0 });
});

test('session: a refused token is renewed once and the call repeated', async () => {
  const { state, transport } = browser(old, [fresh], async () => fresh);
  expect((await transport(reading)).status).toBe(204);
  expect(state).toMatchObject({ sent: [old, fresh], renewals: 1, ends: 0 });
});

test('session: when the renewal is refused too, the session ends', async () => {
  const { state, transport } = browser(old, [], async () => undefined);
  expect((await transport(reading)).status).toBe(401);
  expect(state).toMatchObject({ sent: [old], renewals: 1, ends: 1 });
});

test('session: a fresh token that is refused as well ends the session, without another try', async () => {
  const { state, transport } = browser(old, [], async () => fresh);
  expect((await transport(reading)).status).toBe(401);
  expect(state).toMatchObject({ sent: [old, fresh], renewals: 1, ends: 1 });
});

test('session: calls refused at the same time share one renewal', async () => {
  const { state, transport } = browser(old, [fresh], async () => fresh);
  const replies = await Promise.all([transport(reading), transport(reading), transport(reading)]);
  expect(replies.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(state).toMatchObject({ renewals: 1, ends: 0 });
});

test('session: a network that fails while renewing signs nobody out', async () => {
  const { state, transport } = browser(old, [], () => Promise.reject(new Error('offline')));
  await expect(transport(reading)).rejects.toThrow('offline');
  expect(state.ends).toBe(0);
});

test('session: a token about to end is renewed in passing; a refusal of that is not repeated', async () => {
  const ending = tokenFor(4);
  const { state, transport } = browser(ending, [ending], async () => undefined);
  expect((await transport(reading)).status).toBe(204);
  // The renewal runs beside the call: let it come to its end.
  await new Promise(setImmediate);
  expect((await transport(reading)).status).toBe(204);
  expect(state).toMatchObject({ sent: [ending, ending], renewals: 1, ends: 0 });
});

test('session: a wrong password while signed in neither renews nor ends the session', async () => {
  const { state, transport } = browser(old, [], async () => fresh);
  expect((await transport(signingIn)).status).toBe(401);
  expect(state).toMatchObject({ renewals: 0, ends: 0 });
});

test('session: without a token a refusal is simply passed on', async () => {
  const { state, transport } = browser(undefined, [], async () => fresh);
  expect((await transport(reading)).status).toBe(401);
  expect(state).toMatchObject({ sent: [undefined], renewals: 0, ends: 0 });
});

test('session: whose call is refused after they have left, or somebody else has come, is neither renewed nor sent again (S3)', async () => {
  for (const meanwhile of [
    { token: undefined, userId: 'u1' },
    { token: tokenFor(60, 'theirs'), userId: 'u2' },
  ]) {
    const { state, transport } = browser(old, [tokenFor(60, 'theirs')], async () => fresh);
    const call = transport(reading);
    Object.assign(state, meanwhile);
    expect((await call).status).toBe(401);
    expect(state).toMatchObject({ sent: [old], renewals: 0, ends: 0 });
  }
});
