import { auth } from '#shared/contracts/auth.ts';
import type { Session } from '#shared/schemas/user.ts';
import { keepUnsaved } from '#web/lib/forms/unsaved.ts';
import { rememberReturn } from '#web/lib/session/return-path.ts';
import {
  endSession,
  followSession,
  getSession,
  isSameSession,
  setMustChoosePassword,
  startSession,
} from '#web/lib/session/session.ts';
import { currentLanguage } from '#web/lib/words/i18n.ts';
import { ApiError } from './api-error.ts';
import { createClient, type Outgoing, type Transport } from './client.ts';
import { errorText } from './error-text.ts';
import { notifyError, withdrawMessage } from './notify.ts';
import { type Held, withSession } from './session-transport.ts';

/** A document of 25 MB takes minutes over a slow line. */
const timeout = { json: 20_000, file: 600_000 } as const;

/** Browsers carry a request on when its page is closed, if its body is small. */
const keptAliveLength = 20_000;

const failureOf = (cause: unknown): ApiError =>
  new ApiError(0, cause instanceof DOMException && cause.name === 'TimeoutError' ? 'timeout' : 'offline');

const send = async (
  { method, path, body, headers, route }: Outgoing,
  token: string | undefined,
  stop?: AbortSignal,
): Promise<Response> => {
  const patience = AbortSignal.timeout(route.answers ? timeout.file : timeout.json);
  const reply = await fetch(path, {
    method,
    ...(body !== undefined && { body, keepalive: body.length < keptAliveLength }),
    headers: {
      ...headers,
      'accept-language': currentLanguage(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    signal: stop ? AbortSignal.any([stop, patience]) : patience,
  }).catch((cause: unknown) => {
    if (!stop?.aborted) console.warn(0, method, path);
    throw failureOf(cause);
  });
  if (!reply.ok) console.warn(reply.status, method, path);
  return reply;
};

const heldOf = (session: Session | null): Held | undefined =>
  session ? { userId: session.user.id, token: session.token } : undefined;

/** Whether that session is still the one on this device: nobody has left or signed in since, in whatever tab. */
const isStill = (before: Session): boolean => {
  const session = getSession();
  return session !== null && isSameSession(session, before);
};

/**
 * Gets a fresh token for the session of this device. One that comes back after its session has ended here changes nothing;
 * it is given up as soon as that happens, so that its cookie does not take the place of a newer one.
 */
const renew = async (): Promise<string | undefined> => {
  const before = getSession();
  if (!before) return undefined;
  const stop = new AbortController();
  const unfollow = followSession(() => {
    if (!isStill(before)) stop.abort();
  });
  try {
    const client = createClient({ auth }, (call) => send(call, undefined, stop.signal));
    const session = await client.auth.renew({ body: { userId: before.user.id } });
    if (!isStill(before) || session.user.id !== before.user.id) return undefined;
    startSession(session);
    return session.token;
  } catch (error) {
    if (stop.signal.aborted) return undefined;
    // Only a refusal means that there is nothing to renew with; a failed network is no reason to sign anybody out.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return undefined;
    throw error;
  } finally {
    unfollow();
  }
};

const tellEnded = (): void => {
  const ended = errorText(new ApiError(401, 'unauthorized'));
  notifyError(ended, { stays: true });
  const unfollow = followSession(() => {
    if (!getSession()) return;
    withdrawMessage(ended);
    unfollow();
  });
};

/** Whoever is put out by what happened elsewhere is told why, and finds their place again; who has just left by themselves is not. */
const end = ({ userId, token }: Held): void => {
  if (getSession()?.token !== token) return;
  rememberReturn({ path: location.pathname + location.search, userId });
  keepUnsaved();
  endSession();
  tellEnded();
};

const asPerson = withSession(send, { held: () => heldOf(getSession()), renew, end, now: Date.now });

/** Sends as the signed-in person; where the server wants them to choose a password first, the guard leads there. */
export const transport: Transport = async (call) => {
  const reply = await asPerson(call);
  if (reply.status === 403 && (await reply.clone().text()).includes('"must_choose_password"')) {
    setMustChoosePassword(true);
  }
  return reply;
};
