import { Failure } from '#functions/data/kernel/failure.ts';
import type { VariableName } from '#shared/env.ts';

/** The variables that name the secret of a key. */
export type KeyName = Extract<VariableName, 'PSEUDONYM_SECRET' | 'DEVICE_SECRET'>;

const known = new Map<KeyName, string>();

export const hasKey = (name: KeyName): boolean => known.has(name);

/** Keeps a key for as long as this process lives. */
export const keepKey = (name: KeyName, key: string): void => {
  known.set(name, key);
};

/** A key that `loadKey` has read. Throws when it has not: nothing is signed or hashed with an empty key. */
export const getKey = (name: KeyName): string => {
  const key = known.get(name);
  if (!key) throw new Failure('a key was not loaded', { facts: { key: name } });
  return key;
};
