import type { Actor, Scope } from '#shared/policy.ts';
import type { HttpEvent } from './http.ts';
import { pseudonym } from './pseudonym.ts';

type Field = string | number | boolean | readonly string[] | undefined;
/** One line of JSON per event: pseudonyms, codes and durations, never a name, an address or a body. */
type Fields = Readonly<Record<string, Field>>;

/** What every line of a call says: which route, whose doing, in which university, on what. */
export type CallFacts = {
  route: string;
  requestId: string;
  actor?: string;
  university?: string;
  targets?: readonly string[];
};

export const log = {
  info: (event: string, fields: Fields = {}): void => console.log(JSON.stringify({ level: 'info', event, ...fields })),
  error: (event: string, error: unknown, fields: Fields = {}): void => {
    const cause = error instanceof Error ? { error: error.name, stack: error.stack } : { error: String(error) };
    console.error(JSON.stringify({ level: 'error', event, ...fields, ...cause }));
  },
};

/** The facts of a call as far as they are known when it arrives. */
export const describeCall = ({ routeKey, requestContext }: HttpEvent): CallFacts => ({
  route: routeKey,
  requestId: requestContext.requestId,
});

/** Adds to a call's facts who makes it and what it touches; ids that tell a person are written as pseudonyms. */
export const addActor = (facts: CallFacts, actor: Actor): void => {
  facts.actor = pseudonym(actor.id);
  facts.university = actor.universityId ?? undefined;
};

/** Adds what a call touches: the ids of its path, and the university they belong to. */
export const addTargets = (
  facts: CallFacts,
  params: Readonly<Record<string, string>>,
  scopes: readonly Scope[],
): void => {
  const targets = Object.values(params).map(pseudonym);
  if (targets.length > 0) facts.targets = targets;
  const [scope] = scopes;
  const touched = scope && ('owner' in scope ? scope.owner.universityId : scope.campus);
  facts.university = touched ?? facts.university;
};
