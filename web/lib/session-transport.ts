import type { Outgoing, Transport } from './client.ts';
import { expiryOf } from './token-expiry.ts';

/** Renewing begins this long before a token ends. */
const margin = 5 * 60_000;

export type SessionPort = {
  token: () => string | undefined;
  /** Gets and stores a fresh token; resolves to it, or to undefined when the renewal is refused. */
  renew: () => Promise<string | undefined>;
  /** Forgets the session: the token was refused and can't be renewed. */
  end: () => void;
  now: () => number;
};

/** Sends with the stored token: renews it in good time, and once more when it is refused; then ends the session. */
export const withSession = (
  send: (call: Outgoing, token: string | undefined) => Promise<Response>,
  { token: stored, renew, end, now }: SessionPort,
): Transport => {
  let renewal: Promise<string | undefined> | undefined;
  let refused: string | undefined;

  const renewOnce = (token: string): Promise<string | undefined> => {
    renewal ??= renew()
      .then((fresh) => {
        if (!fresh) refused = token;
        return fresh;
      })
      .finally(() => {
        renewal = undefined;
      });
    return renewal;
  };

  return async (call) => {
    const token = stored();
    // An open call looks at no token: a 401 there is about what was typed, or about the cookie.
    if (!token || call.route.allow.includes('public')) return send(call, token);

    const expiry = expiryOf(token);
    if (expiry !== undefined && expiry - now() < margin && refused !== token)
      void renewOnce(token).catch(() => undefined);

    const reply = await send(call, token);
    if (reply.status !== 401) return reply;

    // Another call, or another tab, may have renewed meanwhile.
    const newer = stored();
    const fresh = newer && newer !== token ? newer : await renewOnce(token);
    const second = fresh ? await send(call, fresh) : reply;
    if (second.status === 401) end();
    return second;
  };
};
