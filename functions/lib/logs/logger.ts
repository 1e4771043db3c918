import { AsyncLocalStorage } from 'node:async_hooks';
import type { HttpEvent } from '#functions/lib/http/http.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import type { Scope } from '#shared/policy.ts';
import { describeError } from './describe-error.ts';

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

const known = new AsyncLocalStorage<Fields>();

/** The facts that stand in every line now, beside its own. */
export const knownFacts = (): Fields => known.getStore() ?? {};

/** Runs something, in each of whose lines these facts stand beside those known before. */
export const withFacts = <T>(facts: Fields, run: () => T): T => known.run({ ...knownFacts(), ...facts }, run);

const lineOf = (level: string, event: string, fields: Fields): string =>
  JSON.stringify({ level, event, ...knownFacts(), ...fields });

export const log = {
  info: (event: string, fields: Fields = {}): void => console.log(lineOf('info', event, fields)),
  /** Logs an error as far as describe-error.ts lets it be told; a failure that has no error is named by a word. */
  error: (event: string, error: unknown, fields: Fields = {}): void =>
    console.error(lineOf('error', event, { ...fields, ...describeError(error) })),
};

/** The facts of a call as far as they are known when it arrives. */
export const describeCall = ({ routeKey, requestContext }: HttpEvent): CallFacts => ({
  route: routeKey,
  requestId: requestContext.requestId,
});

/** Adds to a call's facts whose token it brings, by pseudonym. */
export const addCaller = (facts: CallFacts, userId: string): void => {
  facts.actor = pseudonym(userId);
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
