import { hasKey, type KeyName, keepKey } from './keys.ts';
import { fetchSecret } from './read-secret.ts';

/**
 * Reads a key, once per process. Throws as `fetchSecret` does when it cannot be read; the next call tries again. Apart from
 * `keys.ts`, so that what only logs brings no client of AWS.
 */
export const loadKey = async (name: KeyName): Promise<void> => {
  if (!hasKey(name)) keepKey(name, await fetchSecret(name));
};
