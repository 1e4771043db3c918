import { claimsOf } from '#web/lib/session/session.ts';
import type { Outgoing, Transport } from './client.ts';

const renewAheadMs = 5 * 60_000;

export type Held = { userId: string; token: string };

type SessionPort = {
  /** Undefined when nobody is signed in. */
  held: () => Held | undefined;
  /** Undefined when the session can no longer be renewed. */
  renew: (held: Held) => Promise<string | undefined>;
  end: (held: Held) => void;
  now: () => number;
};

/** Renews the token before it expires. A 401 renews and resends once; a second 401 ends the session. */
export const withSession = (
  send: (call: Outgoing, token: string | undefined) => Promise<Response>,
  { held: current, renew, end, now }: SessionPort,
): Transport => {
  let renewal: { userId: string; fresh: Promise<string | undefined> } | undefined;
  let refused: string | undefined;

  const renewOnce = (held: Held): Promise<string | undefined> => {
    if (renewal?.userId === held.userId) return renewal.fresh;
    const fresh = renew(held)
      .then((token) => {
        if (!token) refused = held.token;
        return token;
      })
      .finally(() => {
        if (renewal === own) renewal = undefined;
      });
    const own = { userId: held.userId, fresh };
    renewal = own;
    return fresh;
  };

  return async (call) => {
    const held = current();
    // A 401 of a public call is about its body or cookie, not about the token.
    if (!held || call.route.allow.includes('public')) return send(call, held?.token);

    const { endsAt } = claimsOf(held.token);
    if (endsAt !== undefined && endsAt - now() < renewAheadMs && refused !== held.token)
      void renewOnce(held).catch(() => undefined);

    const reply = await send(call, held.token);
    if (reply.status !== 401) return reply;

    const meanwhile = current();
    // Never resends a call as another user.
    if (meanwhile?.userId !== held.userId) return reply;
    // Another call or tab may have renewed the token.
    const fresh = meanwhile.token === held.token ? await renewOnce(held) : meanwhile.token;
    const second = fresh ? await send(call, fresh) : reply;
    if (second.status === 401) end({ ...held, token: fresh ?? held.token });
    return second;
  };
};
