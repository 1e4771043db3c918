import { type CallEffects, RepeatedCall } from '#functions/data/kernel/call-effects.ts';
import type { WriteContext } from '#functions/data/kernel/commit.ts';
import { ChangedMeanwhile } from '#functions/data/kernel/revision.ts';
import { type StoredUser, toActor } from '#functions/data/people/users.ts';
import type { StoredUniversity } from '#functions/data/universities/universities.ts';
import { enforce, quotasOf } from '#functions/lib/limits/rate-limits.ts';
import { refuseEarly, spend } from '#functions/lib/limits/shares.ts';
import { countWrite } from '#functions/lib/limits/write-rate.ts';
import { addCaller, addTargets, type CallFacts, withFacts } from '#functions/lib/logs/logger.ts';
import type { Route } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/lists.ts';
import type { Actor } from '#shared/policy.ts';
import { authenticate, type Caller } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { effectsOfCall } from './call-effects.ts';
import { callerAddress } from './caller-address.ts';
import type { HttpEvent, HttpResult } from './http.ts';
import { repliedBefore } from './once.ts';
import { isFromOtherSite } from './other-site.ts';
import { parseParams, parseRequest } from './parse-request.ts';
import { etagOf, present } from './present.ts';
import { rawRequest } from './raw-request.ts';
import type { Incoming } from './respond.ts';
import { readRevision } from './revision.ts';

/** What a handler knows besides its input. It is also the context of its commits. */
export type CallContext = WriteContext & {
  language: Language;
  requestId: string;
  /** Whom the call is about, as read a moment ago to decide who may; null when it is about no person. */
  person: StoredUser | null;
  /** The same of a university. */
  university: StoredUniversity | null;
  /** The caller's address, for limits only. */
  address: string;
  /** The revision that the caller last saw of a `versioned` record; undefined when they did not say. */
  ifMatch: number | undefined;
  /** The session that the token names; null without one. */
  sessionId: string | null;
  /** How the caller's browser calls itself; empty when it does not. */
  userAgent: string;
  /** The values of all cookies of that name: who can set a cookie for a neighbouring path or host can send a second one. */
  cookies: (name: string) => string[];
  /** Sends a Set-Cookie header with the reply. */
  setCookie: (cookie: string) => void;
};

type AnyCall = {
  route: Route;
  handler: (input: unknown, context: CallContext & { actor: Actor | null }) => Promise<unknown>;
};

/** Kept of a function's time to say that it took too long, in milliseconds. */
const lastWords = 500;

const cookieReader =
  (cookies: readonly string[] = []) =>
  (name: string) =>
    cookies.filter((cookie) => cookie.startsWith(`${name}=`)).map((cookie) => cookie.slice(name.length + 1));

/** The caller of a route that their session opens: one that must choose a password opens few, and there themselves alone (D77). */
const signedIn = async (route: Route, event: HttpEvent, now: Date, facts: CallFacts): Promise<Caller> => {
  const caller = await authenticate(event.headers.authorization, now, (id) => addCaller(facts, id));
  const { user, mustChoosePassword } = caller;
  const isOpen = route.beforeOwnPassword && (event.pathParameters?.id ?? user.id) === user.id;
  if (mustChoosePassword && !isOpen) throw new AppError('must_choose_password');
  return caller;
};

/** Who calls, if the route wants to know; a public call takes a token that is no good for none. */
const callerOf = async (route: Route, event: HttpEvent, now: Date, facts: CallFacts): Promise<Caller | null> => {
  if (!route.allow.includes('public')) return signedIn(route, event, now, facts);
  if (route.signIn !== 'optional' || !event.headers.authorization) return null;
  return signedIn(route, event, now, facts).catch((error: unknown) => {
    if (error instanceof AppError && ['unauthorized', 'must_choose_password'].includes(error.code)) return null;
    throw error;
  });
};

/** 412 with the record as it is now, filtered like any reply. */
const changedMeanwhile = (route: Route, record: unknown): AppError => {
  const { body } = present(route, record);
  return new AppError('changed_meanwhile', {
    details: [JSON.parse(body ?? 'null')],
    headers: { etag: etagOf(record) },
  });
};

/**
 * One call from event to reply: who calls, whether they may, what was sent, how often, the handler, the filtered reply.
 * Throws what error-response.ts puts into words.
 */
export const answer = async (
  { route, handler }: AnyCall,
  event: HttpEvent,
  { language, facts, remainingMs }: Incoming,
): Promise<HttpResult> => {
  if (route.ownSiteOnly && isFromOtherSite(event)) throw new AppError('forbidden');
  const now = new Date();
  const caller = await callerOf(route, event, now, facts);
  const actor = caller && toActor(caller.user);
  const isOpen = route.allow.includes('public');
  if (actor?.universityId) facts.university = actor.universityId;
  if (caller?.user.leavesAt && !isOpen && !route.whileLeaving) throw new AppError('leaving');
  if (actor && !isOpen && route.method !== 'GET') countWrite(actor, now);
  if (route.uses && actor?.universityId) refuseEarly(route.uses, actor.universityId, now);

  const request = rawRequest(route, event);
  const params = parseParams(route, request.params);
  const nothing = { scopes: [], person: null, university: null };
  const { scopes, person, university } = caller && !isOpen ? await authorize(route, request, caller.user) : nothing;
  addTargets(facts, params, scopes);

  const input = await parseRequest(route, request);
  const [named] = await request.at('body.universityId');
  const counted = {
    person: actor?.id,
    university: named ?? actor?.universityId ?? undefined,
    address: () => callerAddress(event),
  };
  await enforce(route.limits ?? [], counted, now);
  if (route.uses && actor?.universityId) await spend(route.uses, actor.universityId, now);

  const effects: CallEffects = effectsOfCall(route, event, {
    actor,
    scopes,
    params,
    quotas: quotasOf(route.limits ?? [], counted, now),
  });
  const before = effects.once && (await repliedBefore(effects.once));
  if (before) return present(route, before.reply);

  const cookies: string[] = [];
  // A function that runs out of time logs nothing more: lines from before then name the caller, too.
  const { actor: who, university: where } = facts;
  const handle = (context: Parameters<typeof handler>[1]) =>
    withFacts({ actor: who, university: where }, () => handler(input, context));
  const run = () =>
    handle({
      actor,
      person,
      university,
      language,
      now,
      address: callerAddress(event),
      effects,
      requestId: facts.requestId,
      deadline: remainingMs === undefined ? undefined : new Date(now.getTime() + remainingMs - lastWords),
      ifMatch: route.versioned ? readRevision(event.headers['if-match']) : undefined,
      sessionId: caller?.sessionId ?? null,
      userAgent: event.requestContext.http.userAgent,
      cookies: cookieReader(event.cookies),
      setCookie: (cookie) => cookies.push(cookie),
    });
  try {
    const reply = present(route, await run());
    return cookies.length > 0 ? { ...reply, cookies } : reply;
  } catch (error) {
    if (error instanceof ChangedMeanwhile) throw changedMeanwhile(route, error.record);
    const meanwhile = error instanceof RepeatedCall && effects.once && (await repliedBefore(effects.once));
    if (!meanwhile) throw error;
    return present(route, meanwhile.reply);
  }
};
