import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type * as z from 'zod/mini';
import { limitToAnswerTime } from '#functions/data/kernel/answer-time.ts';
import { clientLimits } from '#functions/data/kernel/client-limits.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { env } from '#functions/lib/lambda/env.ts';
import type { VariableName } from '#shared/env.ts';
import { hasKey, type KeyName, keepKey } from './keys.ts';

const client = new SecretsManagerClient(clientLimits);
limitToAnswerTime(client);

const refreshMs = 5 * 60_000;
/** A cached value serves this long while it cannot be refreshed. */
const longestMs = 60 * 60_000;

const cache = new Map<VariableName, { value: string; readAtMs: number }>();

/** Throws when the secret is empty, and the SDK's errors. */
const fetchSecret = async (name: VariableName): Promise<string> => {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: env(name) }));
  if (!SecretString) throw new Failure('a secret is empty', { facts: { secret: name } });
  return SecretString;
};

/** Refreshes a value older than `maxAgeMs`. Throws when that fails and no value is younger than an hour. */
export const readSecret = async (name: VariableName, maxAgeMs = refreshMs): Promise<string> => {
  const nowMs = performance.now();
  const cached = cache.get(name);
  const ageMs = cached ? nowMs - cached.readAtMs : Number.POSITIVE_INFINITY;
  if (cached && ageMs < maxAgeMs) return cached.value;
  try {
    const value = await fetchSecret(name);
    cache.set(name, { value, readAtMs: nowMs });
    return value;
  } catch (error) {
    if (cached && ageMs < longestMs) return cached.value;
    throw error;
  }
};

/** Reads once per process. Throws as `fetchSecret` does; the next call retries. */
export const loadKey = async (name: KeyName): Promise<void> => {
  if (!hasKey(name)) keepKey(name, await fetchSecret(name));
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Throws a Failure that names the secret; the parser's message would quote its text. */
export const parseSecret = <T extends z.ZodMiniType>(secret: string, schema: T, text: string): z.output<T> => {
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new Failure('a secret is not JSON of the shape that is needed', { facts: { secret } });
  return parsed.data;
};
