import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('DEVICE_SECRET', 'arn:aws:secretsmanager:eu-west-3:1:secret:device');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('nothing is signed or hashed by a key that was not read, or is empty', async () => {
  const { getKey, keepKey } = await import('#functions/lib/keys/keys.ts');
  expect(() => getKey('DEVICE_SECRET')).toThrow('a key was not loaded');
  keepKey('DEVICE_SECRET', '');
  expect(() => getKey('DEVICE_SECRET')).toThrow('a key was not loaded');
  keepKey('DEVICE_SECRET', 'a key');
  expect(getKey('DEVICE_SECRET')).toBe('a key');
});

// A binary secret has no SecretString:
// https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_GetSecretValue.html
test.each([undefined, ''])('a secret that holds %o is told by its variable, and is no key', async (SecretString) => {
  vi.spyOn(SecretsManagerClient.prototype, 'send').mockImplementation(async () => ({ SecretString, $metadata: {} }));
  const { loadKey } = await import('#functions/lib/keys/secrets-manager.ts');
  const { hasKey } = await import('#functions/lib/keys/keys.ts');
  await expect(loadKey('DEVICE_SECRET')).rejects.toMatchObject({
    message: 'a secret is empty',
    facts: { secret: 'DEVICE_SECRET' },
  });
  expect(hasKey('DEVICE_SECRET')).toBe(false);
});
