import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { clientLimits } from '#functions/data/kernel/client-limits.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { env } from '#functions/lib/env.ts';
import type { VariableName } from '#shared/env.ts';

const client = new SecretsManagerClient(clientLimits);

/** A value is read again after this time, and used no longer than the other one while it cannot be, in milliseconds. */
const refreshMs = 5 * 60_000;
const longestMs = 60 * 60_000;

const known = new Map<VariableName, { value: string; readAt: number }>();

/** Reads the secret whose ARN or name that variable holds. Throws when it is empty, and the SDK's errors. */
export const fetchSecret = async (name: VariableName): Promise<string> => {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: env(name) }));
  if (!SecretString) throw new Failure('a secret is empty', { facts: { secret: name } });
  return SecretString;
};

/**
 * Reads the secret whose ARN or name that variable holds, as this process knows it: a new version is known after five minutes, or
 * after `maxAgeMs`. Throws as `fetchSecret` does where it knows none younger than an hour.
 */
export const readSecret = async (name: VariableName, maxAgeMs = refreshMs): Promise<string> => {
  // By a clock that nobody sets.
  const now = performance.now();
  const before = known.get(name);
  const ageMs = before ? now - before.readAt : Number.POSITIVE_INFINITY;
  if (before && ageMs < maxAgeMs) return before.value;
  try {
    const value = await fetchSecret(name);
    known.set(name, { value, readAt: now });
    return value;
  } catch (error) {
    if (before && ageMs < longestMs) return before.value;
    throw error;
  }
};
