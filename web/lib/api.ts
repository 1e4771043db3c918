import { contracts } from '#shared/contracts/index.ts';
import { ApiError } from './api-error.ts';
import { createClient, type Outgoing } from './client.ts';
import { errorText } from './error-text.ts';
import { currentLanguage } from './i18n.ts';
import { notifyError } from './notify.ts';
import { getSession, startSession } from './session.ts';
import { withSession } from './session-transport.ts';
import { signOut } from './sign-in.ts';

const timeout = { json: 20_000, file: 60_000 } as const;

/** Browsers carry a request on when its page is closed, if its body is small. */
const keptAliveLength = 20_000;

const failureOf = (cause: unknown): ApiError =>
  new ApiError(0, cause instanceof DOMException && cause.name === 'TimeoutError' ? 'timeout' : 'offline');

const send = async ({ method, path, body, headers, route }: Outgoing, token: string | undefined): Promise<Response> => {
  const reply = await fetch(path, {
    method,
    ...(body !== undefined && { body, keepalive: body.length < keptAliveLength }),
    headers: {
      ...headers,
      'accept-language': currentLanguage(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(route.answers ? timeout.file : timeout.json),
  }).catch((cause: unknown) => {
    console.warn(0, method, path);
    throw failureOf(cause);
  });
  if (!reply.ok) console.warn(reply.status, method, path);
  return reply;
};

const renewing = createClient(contracts, (call) => send(call, undefined));

const renew = async (): Promise<string | undefined> => {
  try {
    const session = await renewing.auth.renew();
    startSession(session);
    return session.token;
  } catch (error) {
    // Only a refusal means that there is nothing to renew with; a failed network is no reason to sign anybody out.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return undefined;
    throw error;
  }
};

/** Whoever is put out by what happened elsewhere is told why; who has just left by themselves is not. */
const end = (): void => {
  if (!getSession()) return;
  signOut();
  notifyError(errorText(new ApiError(401, 'unauthorized')));
};

const transport = withSession(send, {
  token: () => getSession()?.token,
  renew,
  end,
  now: Date.now,
});

/** The API: every call of the contracts, as the signed-in person. */
export const api = createClient(contracts, transport);
