import { findSignedIn, isConfirmed } from '#functions/data/people/sessions.ts';
import { markSeen } from '#functions/data/people/users.ts';
import { vouchedCaller } from '#functions/lib/cells/vouched-caller.ts';
import { verifyToken } from '#functions/lib/keys/verify-token.ts';
import { takeOrdinaryCall } from '#functions/lib/limits/ordinary-calls.ts';
import { addCaller, type CallFacts } from '#functions/lib/logs/logger.ts';
import type { Route } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from './caller.ts';
import type { HttpEvent } from './http.ts';
import { bearerToken } from './request-headers.ts';

const isForAnybody = ({ allow }: Route): boolean => allow.includes('public');

/**
 * Reads user and session from the table, so that a rejection, a deletion or a logout takes effect at the next request. Throws
 * `unauthorized` for a missing, bad or void token, `misdirected` if another cell has the person, and `too_many` when the bucket
 * of the university that it names is empty. Adds the pseudonym of a signed token's user and that university to `facts` before it
 * reads anything, so that the log of a refusal or of a failed read names them.
 */
const authenticate = async (route: Route, event: HttpEvent, now: Date, facts: CallFacts): Promise<Caller> => {
  const vouched = await vouchedCaller(event, now, facts);
  if (vouched) return vouched;
  const token = bearerToken(event);
  const claims = token ? await verifyToken(token, now) : null;
  if (claims) addCaller(facts, claims.sub);
  if (claims?.uni) {
    // It may be a former one, for an hour at most; rights come from the stored person.
    facts.university = claims.uni;
    // Open calls go uncounted: they are served without a token too, and nobody may be kept from logging out.
    if (!isForAnybody(route)) await takeOrdinaryCall(claims.uni, now);
  }
  const signedIn =
    claims &&
    (await findSignedIn({ userId: claims.sub, sessionId: claims.sid }, now, {
      universityId: claims.uni,
      epoch: claims.epoch,
    }));
  if (!signedIn) throw new AppError('unauthorized');
  const { user, session } = signedIn;
  await markSeen(user, now);
  const { id: sessionId, mustChoosePassword = false, mustSetUpFactor = false } = session;
  return { user, sessionId, mustChoosePassword, mustSetUpFactor, isConfirmed: isConfirmed(session, now) };
};

const requireCaller = async (route: Route, event: HttpEvent, now: Date, facts: CallFacts): Promise<Caller> => {
  const caller = await authenticate(route, event, now, facts);
  const { user, mustChoosePassword, mustSetUpFactor } = caller;
  const isOpen = route.beforeOwnPassword && (event.pathParameters?.id ?? user.id) === user.id;
  if (mustChoosePassword && !isOpen) throw new AppError('must_choose_password');
  if (mustSetUpFactor && !isOpen && !route.beforeFactor) throw new AppError('must_set_up_factor');
  if (route.confirmed && !caller.isConfirmed) throw new AppError('confirm_identity');
  return caller;
};

/** Null if the route needs no caller. A public route treats a bad token as a missing one. */
export const findCaller = async (
  route: Route,
  event: HttpEvent,
  now: Date,
  facts: CallFacts,
): Promise<Caller | null> => {
  if (!isForAnybody(route)) return requireCaller(route, event, now, facts);
  if (route.signIn !== 'optional' || !event.headers.authorization) return null;
  return requireCaller(route, event, now, facts).catch((error: unknown) => {
    if (
      error instanceof AppError &&
      ['unauthorized', 'must_choose_password', 'must_set_up_factor'].includes(error.code)
    )
      return null;
    throw error;
  });
};
