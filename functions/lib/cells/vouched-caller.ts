import { ownCell } from '#functions/data/kernel/own-cell.ts';
import type { VouchedUser } from '#functions/data/people/users.ts';
import type { Caller } from '#functions/lib/http/caller.ts';
import type { HttpEvent } from '#functions/lib/http/http.ts';
import { bearerToken } from '#functions/lib/http/request-headers.ts';
import { type Claims, verifyToken } from '#functions/lib/keys/verify-token.ts';
import { addCaller, type CallFacts } from '#functions/lib/logs/logger.ts';
import { mainCell } from '#shared/cells.ts';
import { basePath } from '#shared/contract.ts';
import { hop, hopHeader } from './hop.ts';
import { callerHeader, readVouched } from './vouch.ts';

/** Long enough for one read. */
const longestMs = 3_000;

/**
 * Has the main cell check a token by a call of its own: a cell in which nobody has signed in yet knows no signing key. Null unless it
 * is good.
 */
const checkInMain = async (
  event: HttpEvent,
  token: string,
  id: string,
): Promise<Pick<Claims, 'sub' | 'sid' | 'uni'> | null> => {
  const { [hopHeader]: _, [callerHeader]: __, ...headers } = event.headers;
  const http = { ...event.requestContext.http, method: 'GET' };
  const requestContext = { ...event.requestContext, http };
  const call = { ...event, rawPath: `${basePath}/users/${id}`, rawQueryString: '', headers, requestContext };
  const { statusCode } = await hop({ ...call, body: undefined, cookies: [] }, mainCell, { longestMs });
  return statusCode === 200 ? JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) : null;
};

type VouchedCaller = Caller & { user: VouchedUser };

/**
 * The super administrator for whom the main cell has forwarded this call after it had read them and their session; null for any other
 * call. The edge's secret alone makes nobody one: the call also has the token of the same session, signed for somebody
 * without a university.
 */
export const vouchedCaller = async (event: HttpEvent, now: Date, facts: CallFacts): Promise<VouchedCaller | null> => {
  const cell = ownCell();
  // requireEdge has found the secret to be right.
  const { [callerHeader]: given, [hopHeader]: from, 'x-origin-secret': secret } = event.headers;
  if (!cell || !given || !secret || from !== mainCell) return null;
  const caller = readVouched(event, given, { cell, secret, now });
  const token = bearerToken(event);
  if (!caller || !token) return null;
  const claims = (await verifyToken(token, now)) ?? (await checkInMain(event, token, caller.id));
  if (claims?.sub !== caller.id || claims.sid !== caller.sessionId || claims.uni) return null;
  addCaller(facts, caller.id);
  const { sessionId, isConfirmed, ...user } = caller;
  const unrestricted = { mustChoosePassword: false, mustSetUpFactor: false };
  return { user: { ...user, isVouched: true }, sessionId, ...unrestricted, isConfirmed };
};
