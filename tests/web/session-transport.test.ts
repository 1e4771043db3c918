import { describe, expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import type { Outgoing } from '#web/lib/calls/client.ts';
import { type Held, withSession } from '#web/lib/calls/session-transport.ts';

const outgoing = (part: Pick<Outgoing, 'method' | 'path' | 'body' | 'route'>): Outgoing => ({ headers: {}, ...part });
const reading = outgoing({ method: 'GET', path: '/api/v0/users/u1', body: undefined, route: contracts.users.get });
const signingIn = outgoing({ method: 'POST', path: '/api/v0/auth/login', body: '{}', route: contracts.auth.login });

const now = 1_800_000_000_000;
const tokenFor = (minutes: number, name = 'x') =>
  `h.${btoa(JSON.stringify({ exp: now / 1000 + minutes * 60, name })).replaceAll('=', '')}.s`;

type Renewal = (held: Held) => Promise<string | undefined>;

/** A browser's session; the server accepts only the named tokens. `onSend` runs while a call is pending. */
const browser = (
  token: string | undefined,
  accepted: readonly string[],
  renewal: Renewal,
  onSend: (state: { held: Held | undefined }) => void = () => undefined,
) => {
  const state = {
    held: token === undefined ? undefined : { userId: 'u1', token },
    sent: [] as (string | undefined)[],
    renewals: 0,
    ended: [] as string[],
  };
  const transport = withSession(
    async (_call, sent) => {
      state.sent.push(sent);
      onSend(state);
      return new Response(null, { status: sent && accepted.includes(sent) ? 204 : 401 });
    },
    {
      held: () => state.held,
      renew: async (held) => {
        state.renewals += 1;
        const fresh = await renewal(held);
        if (fresh) state.held = { ...held, token: fresh };
        return fresh;
      },
      end: (held) => {
        state.ended.push(held.token);
        state.held = undefined;
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
  expect(state).toMatchObject({ sent: [old], renewals: 0, ended: [] });
});

test('session: a refused token is renewed once and the call repeated', async () => {
  const { state, transport } = browser(old, [fresh], async () => fresh);
  expect((await transport(reading)).status).toBe(204);
  expect(state).toMatchObject({ sent: [old, fresh], renewals: 1, ended: [] });
});

test('session: when the renewal is refused too, the session ends', async () => {
  const { state, transport } = browser(old, [], async () => undefined);
  expect((await transport(reading)).status).toBe(401);
  expect(state).toMatchObject({ sent: [old], renewals: 1, ended: [old] });
});

test('session: a fresh token that is refused as well ends the session, without another try', async () => {
  const { state, transport } = browser(old, [], async () => fresh);
  expect((await transport(reading)).status).toBe(401);
  expect(state).toMatchObject({ sent: [old, fresh], renewals: 1, ended: [fresh] });
});

test('session: calls refused at the same time share one renewal', async () => {
  const { state, transport } = browser(old, [fresh], async () => fresh);
  const replies = await Promise.all([transport(reading), transport(reading), transport(reading)]);
  expect(replies.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(state).toMatchObject({ renewals: 1, ended: [] });
});

test('session: a network that fails while renewing signs nobody out', async () => {
  const { state, transport } = browser(old, [], () => Promise.reject(new Error('offline')));
  await expect(transport(reading)).rejects.toThrow('offline');
  expect(state.ended).toEqual([]);
});

test('session: a token about to end is renewed in passing; a refusal of that is not repeated', async () => {
  const ending = tokenFor(4);
  const { state, transport } = browser(ending, [ending], async () => undefined);
  expect((await transport(reading)).status).toBe(204);
  // The renewal runs concurrently; lets it finish.
  await new Promise(setImmediate);
  expect((await transport(reading)).status).toBe(204);
  expect(state).toMatchObject({ sent: [ending, ending], renewals: 1, ended: [] });
});

test('session: a wrong password while signed in neither renews nor ends the session', async () => {
  const { state, transport } = browser(old, [], async () => fresh);
  expect((await transport(signingIn)).status).toBe(401);
  expect(state).toMatchObject({ renewals: 0, ended: [] });
});

test('session: without a token a refusal is simply passed on', async () => {
  const { state, transport } = browser(undefined, [], async () => fresh);
  expect((await transport(reading)).status).toBe(401);
  expect(state).toMatchObject({ sent: [undefined], renewals: 0, ended: [] });
});

describe('session: a call that comes back refused', () => {
  const theirs = tokenFor(60, 'theirs');

  test('after its person has left renews nothing and ends nothing', async () => {
    const { state, transport } = browser(
      old,
      [],
      async () => fresh,
      (device) => {
        device.held = undefined;
      },
    );
    expect((await transport(reading)).status).toBe(401);
    expect(state).toMatchObject({ sent: [old], renewals: 0, ended: [] });
  });

  test('after somebody else has signed in is not sent again as them, and leaves them signed in', async () => {
    const { state, transport } = browser(
      old,
      [theirs],
      async () => fresh,
      (device) => {
        device.held = { userId: 'u2', token: theirs };
      },
    );
    expect((await transport(reading)).status).toBe(401);
    expect(state).toMatchObject({ sent: [old], renewals: 0, ended: [], held: { userId: 'u2' } });
  });

  test('after another tab has renewed is sent again with that token', async () => {
    const { state, transport } = browser(
      old,
      [fresh],
      async () => undefined,
      (device) => {
        device.held = { userId: 'u1', token: fresh };
      },
    );
    expect((await transport(reading)).status).toBe(204);
    expect(state).toMatchObject({ sent: [old, fresh], renewals: 0, ended: [] });
  });
});

test('session: somebody who signs in while a renewal of the one before is under way does not wait for it', async () => {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const renewals: Held[] = [];
  const { state, transport } = browser(old, ['second'], (held) => {
    renewals.push(held);
    return held.userId === 'u1' ? promise : Promise.resolve('second');
  });
  const first = transport(reading);
  await new Promise(setImmediate);
  state.held = { userId: 'u2', token: 'first of theirs' };
  expect((await transport(reading)).status).toBe(204);
  expect(renewals.map(({ userId }) => userId)).toEqual(['u1', 'u2']);
  resolve(undefined);
  expect((await first).status).toBe(401);
});
