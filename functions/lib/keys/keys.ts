import { Failure } from '#functions/data/kernel/failure.ts';
import type { VariableName } from '#shared/env.ts';

export type KeyName = Extract<VariableName, 'PSEUDONYM_SECRET' | 'DEVICE_SECRET'>;

const known = new Map<KeyName, string>();

export const hasKey = (name: KeyName): boolean => known.has(name);

export const keepKey = (name: KeyName, key: string): void => {
  known.set(name, key);
};

/** Throws unless `loadKey` has cached the key, so that nothing is signed or hashed with an empty one. */
export const getKey = (name: KeyName): string => {
  const key = known.get(name);
  if (!key) throw new Failure('a key was not loaded', { facts: { key: name } });
  return key;
};
