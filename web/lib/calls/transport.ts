import { auth } from '#shared/contracts/auth.ts';
import type { Session } from '#shared/schemas/user.ts';
import { keepUnsaved } from '#web/lib/forms/unsaved.ts';
import {
  endSession,
  followSession,
  getSession,
  isSameSession,
  rememberReturn,
  restrict,
  startSession,
} from '#web/lib/session/session.ts';
import { currentLanguage } from '#web/lib/words/i18n.ts';
import { ApiError, errorOf } from './api-error.ts';
import { withCell } from './cell-transport.ts';
import { createClient, type Outgoing, type Transport } from './client.ts';
import { errorText } from './failures.ts';
import { withIdentity } from './identity-transport.ts';
import { notifyError, withdrawMessage } from './notify.ts';
import { type Held, withSession } from './session-transport.ts';
import { noteSilentCells } from './silent-cells.ts';

/** A document of 25 MB takes minutes on a slow connection. */
const timeoutMs = { json: 20_000, file: 600_000 } as const;

/** Browsers complete a request of a closed page only if its body is small (64 KB in all). */
const keptAliveLength = 20_000;

const failureOf = (cause: unknown): ApiError =>
  new ApiError(0, cause instanceof DOMException && cause.name === 'TimeoutError' ? 'timeout' : 'offline');

const fetchOnce = async (
  { method, path, body, headers, route }: Outgoing,
  token: string | undefined,
  stop?: AbortSignal,
): Promise<Response> => {
  const timeout = AbortSignal.timeout(route.answers ? timeoutMs.file : timeoutMs.json);
  const reply = await fetch(path, {
    method,
    ...(body !== undefined && { body, keepalive: body.length < keptAliveLength }),
    headers: {
      ...headers,
      'accept-language': currentLanguage(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    signal: stop ? AbortSignal.any([stop, timeout]) : timeout,
  }).catch((cause: unknown) => {
    if (!stop?.aborted) console.warn(0, method, path);
    throw failureOf(cause);
  });
  if (!reply.ok) console.warn(reply.status, method, path);
  return reply;
};

const send = withCell(fetchOnce, () => getSession()?.token);

const heldOf = (session: Session | null): Held | undefined =>
  session ? { userId: session.user.id, token: session.token } : undefined;

/** True if nobody has signed out or in since, in any tab. */
const isCurrent = (before: Session): boolean => {
  const session = getSession();
  return session !== null && isSameSession(session, before);
};

/**
 * Aborts when the session ends meanwhile, so that its cookie cannot replace a newer one. A late reply changes nothing.
 */
const renew = async (): Promise<string | undefined> => {
  const before = getSession();
  if (!before) return undefined;
  const stop = new AbortController();
  const unfollow = followSession(() => {
    if (!isCurrent(before)) stop.abort();
  });
  try {
    const client = createClient({ auth }, (call) => send(call, undefined, stop.signal));
    const session = await client.auth.renew({ body: { userId: before.user.id } });
    if (!isCurrent(before) || session.user.id !== before.user.id) return undefined;
    startSession(session);
    return session.token;
  } catch (error) {
    if (stop.signal.aborted) return undefined;
    // Only a refusal ends the session; a network failure, a flood or a move must not sign anybody out.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && ![421, 429].includes(error.status))
      return undefined;
    throw error;
  } finally {
    unfollow();
  }
};

const notifyEnded = (): void => {
  const ended = errorText(new ApiError(401, 'unauthorized'));
  notifyError(ended, { stays: true });
  const unfollow = followSession(() => {
    if (!getSession()) return;
    withdrawMessage(ended);
    unfollow();
  });
};

/** Remembers the page for the next login. Does nothing after a logout. */
const end = ({ userId, token }: Held): void => {
  if (getSession()?.token !== token) return;
  rememberReturn({ path: location.pathname + location.search, userId });
  keepUnsaved();
  endSession();
  notifyEnded();
};

const asPerson = withSession(send, { held: () => heldOf(getSession()), renew, end, now: Date.now });

const refusalCodeOf = async (reply: Response): Promise<string | undefined> =>
  reply.status === 403 ? errorOf(reply.status, await reply.clone().text()).code : undefined;

const asConfirmed = withIdentity(asPerson, { refusalCodeOf, session: getSession, isCurrent });

export const transport: Transport = async (call) => {
  const reply = await asConfirmed(call);
  if (reply.ok && call.route.ofEveryCell) noteSilentCells(call.route.path, reply.headers);
  const code = await refusalCodeOf(reply);
  if (code === 'must_choose_password') restrict('mustChoosePassword');
  if (code === 'must_set_up_factor') restrict('mustSetUpFactor');
  return reply;
};
