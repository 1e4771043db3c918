import { ownCell } from '#functions/data/kernel/own-cell.ts';
import type { VouchedUser } from '#functions/data/people/users.ts';
import type { HttpEvent } from '#functions/lib/http/http.ts';
import { bearerToken } from '#functions/lib/http/request-headers.ts';
import { verifyToken } from '#functions/lib/keys/verify-token.ts';
import { addCaller, type CallFacts } from '#functions/lib/logs/logger.ts';
import { mainCell } from '#shared/cells.ts';
import { hopHeader } from './hop.ts';
import { callerHeader, readVouched } from './vouch.ts';

type VouchedCaller = { user: VouchedUser; sessionId: string; mustChoosePassword: false };

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
  const claims = await verifyToken(token, now);
  if (claims?.sub !== caller.id || claims.sid !== caller.sessionId || claims.uni) return null;
  addCaller(facts, caller.id);
  const { sessionId, ...user } = caller;
  return { user: { ...user, isVouched: true }, sessionId, mustChoosePassword: false };
};
