import * as z from 'zod/mini';
import { Failure } from '#functions/data/kernel/failure.ts';
import { isChild, isSibling } from '#functions/data/kernel/ids.ts';
import { type StoredUser, toActor } from '#functions/data/people/users.ts';
import { type Caller, subjects, type Touched } from '#functions/data/subjects.ts';
import type { StoredUniversity } from '#functions/data/universities/universities.ts';
import type { Route } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { type Actor, can, isVisible, type Scope } from '#shared/policy.ts';
import { id } from '#shared/schemas/fields.ts';
import type { RawRequest } from './raw-request.ts';

/** Only well-formed ids reach the database's keys (D62). */
export const isId = (text: string): boolean => z.safeParse(id, text).success;

const isSubject = (name: string): name is keyof typeof subjects => name in subjects;

/** A new record has no id yet, so the request must name its holder. */
const newRecordScope = async (request: RawRequest, caller: Caller): Promise<Scope> => {
  const { id, universityId } = toActor(caller);
  // An unreadable body is refused later, when it is parsed.
  const body = await request.body().catch(() => null);
  const flag: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'isForUniversity') : undefined;
  return String(flag) === 'true' ? { campus: universityId } : { owner: { id, universityId } };
};

/**
 * Returns the widest scopes that the actor can have. If not even these open the call, it is refused without reading an
 * id.
 */
const bestScopes = ({ id, universityId }: Actor): Scope[] => [
  { owner: { id, universityId } },
  { campus: universityId },
];

const refusal = ({ status }: Actor) => new AppError(status === 'ACCEPTED' ? 'forbidden' : 'not_accepted');

/** Null when body or query lack the id, which their schema reports. */
const findTouched = async (
  subject: string,
  source: string,
  request: RawRequest,
  caller: Caller,
): Promise<Touched | null> => {
  if (subject === 'shelf') return { scope: await newRecordScope(request, caller) };
  if (!isSubject(subject)) throw new Failure(`no lookup exists for the subject ${subject}`);
  const [given] = source === 'actor' ? [caller.id] : await request.at(source);
  if (given === undefined && !source.startsWith('params.')) return null;
  const touched = given !== undefined && isId(given) ? await subjects[subject](given, caller) : null;
  if (!touched) throw new AppError('not_found');
  return touched;
};

type Relation = (id: string, otherId: string) => boolean;

const checkRelation = async (relation: Relation, declared: Route['children'], request: RawRequest): Promise<void> => {
  for (const [source, otherSource] of Object.entries(declared ?? {})) {
    if (!otherSource) continue;
    const [other = ''] = await request.at(otherSource);
    const named = (await request.at(source)).filter((id) => id.trim() !== '');
    if (!named.every((id) => relation(id, other))) throw new AppError('not_found');
  }
};

/**
 * Throws unless a rule of the route allows the actor every scope, and related ids belong together: 404 for records that
 * the actor may not know of, 403 otherwise. Runs before the body is parsed, so that a foreign id is 404 whatever else
 * was sent (D25, D62).
 */
export const authorize = async (
  route: Route,
  request: RawRequest,
  caller: Caller,
): Promise<{ scopes: Scope[]; person: StoredUser | null; university: StoredUniversity | null }> => {
  const actor = toActor(caller);
  if (route.by && !route.by.includes(actor.role)) throw refusal(actor);
  const touched: Touched[] = [];
  for (const [subject, source = ''] of Object.entries(route.of ?? {})) {
    const one = await findTouched(subject, source, request, caller);
    if (one === null && !bestScopes(actor).some((best) => can(actor, route.allow, best))) throw refusal(actor);
    if (one) touched.push(one);
  }
  if (!route.of && !can(actor, route.allow, null)) throw refusal(actor);
  const scopes = touched.map(({ scope }) => scope);
  for (const scope of scopes) {
    if (can(actor, route.allow, scope)) continue;
    throw isVisible(actor, scope) ? refusal(actor) : new AppError('not_found');
  }
  await checkRelation(isChild, route.children, request);
  await checkRelation(isSibling, route.siblings, request);
  const [person = null] = touched.flatMap((one) => one.person ?? []);
  const [university = null] = touched.flatMap((one) => one.university ?? []);
  return { scopes, person, university };
};
