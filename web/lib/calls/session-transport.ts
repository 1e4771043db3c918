import { claimsOf } from '#web/lib/session/token-claims.ts';
import type { Outgoing, Transport } from './client.ts';

/** Renewing begins this long before a token ends. */
const margin = 5 * 60_000;

/** Whose token a call goes out with. */
export type Held = { userId: string; token: string };

export type SessionPort = {
  /** What this device holds now; undefined when nobody is signed in. */
  held: () => Held | undefined;
  /** Gets and stores a fresh token; resolves to it, or to undefined when there is none for that session any more. */
  renew: (held: Held) => Promise<string | undefined>;
  /** Forgets the session whose token was refused and can't be renewed. */
  end: (held: Held) => void;
  now: () => number;
};

/** Sends with the stored token: renews it in good time, and once more when it is refused; then ends the session. */
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
    // An open call is about what was typed, or about the cookie: a 401 there says nothing of the token.
    if (!held || call.route.allow.includes('public')) return send(call, held?.token);

    const { endsAt } = claimsOf(held.token);
    if (endsAt !== undefined && endsAt - now() < margin && refused !== held.token)
      void renewOnce(held).catch(() => undefined);

    const reply = await send(call, held.token);
    if (reply.status !== 401) return reply;

    const meanwhile = current();
    // They have left, or somebody else is here by now, as whom nothing of theirs may be sent.
    if (meanwhile?.userId !== held.userId) return reply;
    // Another call, or another tab, may have renewed.
    const fresh = meanwhile.token === held.token ? await renewOnce(held) : meanwhile.token;
    const second = fresh ? await send(call, fresh) : reply;
    if (second.status === 401) end({ ...held, token: fresh ?? held.token });
    return second;
  };
};
