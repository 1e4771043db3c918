import { AsyncLocalStorage } from 'node:async_hooks';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { type Scope, universityOf } from '#shared/policy.ts';
import { describeError } from './describe-error.ts';

type Field = string | number | boolean | readonly string[] | undefined;
/** Holds pseudonyms, codes and durations, never a name, an address or a body. */
type Fields = Readonly<Record<string, Field>>;

export type CallFacts = {
  route: string;
  requestId: string;
  actor?: string;
  university?: string;
  /** The other cell that answers. */
  cell?: string;
  targets?: readonly string[];
};

const known = new AsyncLocalStorage<Fields>();

export const knownFacts = (): Fields => known.getStore() ?? {};

export const withFacts = <T>(facts: Fields, run: () => T): T => known.run({ ...knownFacts(), ...facts }, run);

const lineOf = (level: string, event: string, fields: Fields): string =>
  JSON.stringify({ level, event, ...knownFacts(), ...fields });

export const log = {
  info: (event: string, fields: Fields = {}): void => console.log(lineOf('info', event, fields)),
  /** Logs what describe-error.ts lets pass; `error` may also be a word. */
  error: (event: string, error: unknown, fields: Fields = {}): void =>
    console.error(lineOf('error', event, { ...fields, ...describeError(error) })),
};

export const addCaller = (facts: CallFacts, userId: string): void => {
  facts.actor = pseudonym(userId);
};

export const addTargets = (
  facts: CallFacts,
  params: Readonly<Record<string, string>>,
  scopes: readonly Scope[],
): void => {
  const targets = Object.values(params).map(pseudonym);
  if (targets.length > 0) facts.targets = targets;
  const [scope] = scopes;
  facts.university = (scope && universityOf(scope)) ?? facts.university;
};
