import { subjects } from '#functions/data/subjects.ts';
import type { Route, Subject } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { type Actor, can, isVisible, type Scope } from '#shared/policy.ts';

type Parts = { params: unknown; query: unknown; body: unknown };

const at = (parts: Parts, source: string): unknown => {
  const [part, name] = source.split('.');
  const holder = part === 'params' ? parts.params : part === 'query' ? parts.query : parts.body;
  if (typeof holder !== 'object' || holder === null || name === undefined) return undefined;
  return Object.hasOwn(holder, name) ? Reflect.get(holder, name) : undefined;
};

const isSubject = (name: string): name is Subject => name in subjects;

const scopesOf = async (route: Route, parts: Parts, actor: Actor): Promise<Scope[]> => {
  const named = Object.entries(route.of ?? {});
  return Promise.all(
    named.map(async ([subject, source]) => {
      const id = source === 'actor' ? actor.id : at(parts, source);
      if (typeof id !== 'string' || !isSubject(subject)) throw new AppError('not_found');
      const scope = await subjects[subject](id, actor);
      if (!scope) throw new AppError('not_found');
      return scope;
    }),
  );
};

/** Lets the actor pass when one of the route's rules holds for every subject; 404 for what is not theirs to know, 403 for the rest. */
export const authorize = async (route: Route, parts: Parts, actor: Actor): Promise<void> => {
  const scopes = route.of ? await scopesOf(route, parts, actor) : [{}];
  for (const scope of scopes) {
    if (can(actor, route.allow, scope)) continue;
    if (route.of && !isVisible(actor, scope)) throw new AppError('not_found');
    throw new AppError(actor.status === 'ACCEPTED' ? 'forbidden' : 'not_accepted');
  }
};
