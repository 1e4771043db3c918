import * as z from 'zod/mini';
import { type CallEffects, RepeatedCall } from '#functions/data/kernel/call-effects.ts';
import type { WriteContext } from '#functions/data/kernel/commit.ts';
import { ChangedMeanwhile } from '#functions/data/kernel/revision.ts';
import { type StoredUser, toActor } from '#functions/data/people/users.ts';
import { checkPlaces, fenced } from '#functions/data/universities/routes.ts';
import type { StoredUniversity } from '#functions/data/universities/universities.ts';
import { answerElsewhere } from '#functions/lib/cells/answer-elsewhere.ts';
import { askEveryCell, type EveryCell } from '#functions/lib/cells/of-every-cell.ts';
import { type SendOn, sendOn } from '#functions/lib/cells/send-on.ts';
import { countRequest } from '#functions/lib/limits/count-request.ts';
import { coarseNetworkOf } from '#functions/lib/limits/network.ts';
import { type Counted, enforceRates, quotasOf } from '#functions/lib/limits/rate-limits.ts';
import { refuseEarly, spendShare } from '#functions/lib/limits/shares.ts';
import { countWrite } from '#functions/lib/limits/write-rate.ts';
import { addTargets, withFacts } from '#functions/lib/logs/logger.ts';
import type { Route } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/lists.ts';
import { type Actor, universityOf } from '#shared/policy.ts';
import { findCaller } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { callEffects, findKeptReply } from './call-effects.ts';
import type { HttpEvent, HttpResult } from './http.ts';
import { parseParams, parseRequest } from './parse-request.ts';
import { etagOf, present } from './present.ts';
import { rawRequest } from './raw-request.ts';
import { callerAddress, cookieReader, isFromOtherSite, readRevision } from './request-headers.ts';
import type { Incoming } from './respond.ts';

export type CallContext = WriteContext & {
  language: Language;
  requestId: string;
  /** Read during authorization; null when the call is about no user. */
  person: StoredUser | null;
  /** Read during authorization; null when the call is about no university. */
  university: StoredUniversity | null;
  address: string;
  ifMatch: number | undefined;
  sessionId: string | null;
  /** True for ten minutes after the caller’s password or code. */
  isConfirmed: boolean;
  userAgent: string;
  cookies: (name: string) => string[];
  setCookie: (cookie: string) => void;
  sendOn: SendOn;
};

export type AnyContext = CallContext & { actor: Actor | null; everyCell: EveryCell };
type AnyCall = {
  route: Route;
  handler: (input: unknown, context: AnyContext) => Promise<unknown>;
  returned: ((reply: unknown) => Promise<unknown>) | undefined;
};

/** The current record passes the same reply filter as any other reply. */
const changedMeanwhile = (route: Route, record: unknown): AppError => {
  const { body } = present(route, record);
  return new AppError('changed_meanwhile', {
    details: [JSON.parse(body ?? 'null')],
    headers: { etag: etagOf(record) },
  });
};

/** A repeated call gets the stored reply, also when both run at the same time. */
const runOnce = async (route: Route, once: CallEffects['once'], run: () => Promise<unknown>): Promise<HttpResult> => {
  const before = once && (await findKeptReply(once));
  if (before) return present(route, before.reply);
  try {
    return present(route, await run());
  } catch (error) {
    if (error instanceof ChangedMeanwhile) throw changedMeanwhile(route, error.record);
    const meanwhile = error instanceof RepeatedCall && once && (await findKeptReply(once));
    if (!meanwhile) throw error;
    return present(route, meanwhile.reply);
  }
};

const completed = async (route: Route, reply: HttpResult, complete: AnyCall['returned']): Promise<HttpResult> => {
  if (!complete || !route.returns || reply.statusCode !== 200) return reply;
  return present(route, await complete(z.parse(route.returns, JSON.parse(reply.body ?? 'null'))));
};

/** Authorization precedes parsing so that a foreign id is 404 whatever the body holds (D62). */
const run = async (
  { route, handler, returned }: AnyCall,
  event: HttpEvent,
  incoming: Incoming,
  now: Date,
): Promise<HttpResult> => {
  const { language, facts, deadline } = incoming;
  if (route.ownSiteOnly && isFromOtherSite(event)) throw new AppError('forbidden');
  const caller = await findCaller(route, event, now, facts);
  const actor = caller && toActor(caller.user);
  const isOpen = route.allow.includes('public');
  if (actor?.universityId) facts.university = actor.universityId;
  if (caller?.user.leavesAt && !isOpen && !route.whileLeaving) throw new AppError('leaving');
  if (actor && !isOpen && route.method !== 'GET') countWrite(actor, now);
  if (route.uses && actor?.universityId) refuseEarly(route.uses, actor.universityId, now);

  const request = rawRequest(route, event);
  const elsewhere = await answerElsewhere(route, request, { event, caller, now }, incoming);
  if (elsewhere) return completed(route, elsewhere, returned);
  const params = parseParams(route, request.params);
  const unscoped = { scopes: [], person: null, university: null };
  const { scopes, person, university } = caller && !isOpen ? await authorize(route, request, caller.user) : unscoped;
  addTargets(facts, params, scopes);
  if (caller && !isOpen) await checkPlaces(scopes.map(universityOf), { writes: route.method !== 'GET' });

  const input = await parseRequest(route, request);
  const address = callerAddress(event);
  const [named] = await request.at('body.universityId');
  const counted: Counted = { person: actor?.id, university: named ?? actor?.universityId ?? undefined, address };
  await enforceRates(route.limits ?? [], counted, now);
  if (route.uses && actor?.universityId) await spendShare(route.uses, actor.universityId, now);

  const quotas = quotasOf(route.limits ?? [], counted, now);
  const effects = callEffects(route, event, { actor, scopes, params, quotas });
  const cookies: string[] = [];
  const { everyCell, silentHeader } = askEveryCell({ route, event, caller, now });
  const context: AnyContext = {
    actor,
    person,
    university,
    language,
    now,
    address,
    network: coarseNetworkOf(address),
    effects,
    requestId: facts.requestId,
    deadline,
    ifMatch: route.versioned ? readRevision(event.headers['if-match']) : undefined,
    sessionId: caller?.sessionId ?? null,
    isConfirmed: caller?.isConfirmed ?? false,
    userAgent: event.requestContext.http.userAgent,
    cookies: cookieReader(event.cookies),
    setCookie: (cookie) => cookies.push(cookie),
    everyCell,
    sendOn: sendOn(event, deadline),
  };
  // A function that times out writes no final line, so every line of the handler names the caller.
  const callerFacts = { actor: facts.actor, university: facts.university };
  const counting = countRequest(actor?.universityId, now);
  const handle = () => withFacts(callerFacts, () => handler(input, context));
  const reply = await runOnce(route, effects.once, handle).finally(() => counting);
  return { ...reply, headers: { ...reply.headers, ...silentHeader() }, ...(cookies.length > 0 && { cookies }) };
};

/** Throws errors that error-response.ts turns into replies. */
export const answer = (call: AnyCall, event: HttpEvent, incoming: Incoming): Promise<HttpResult> => {
  const now = new Date();
  return fenced(() => run(call, event, incoming, now), incoming.deadline);
};
