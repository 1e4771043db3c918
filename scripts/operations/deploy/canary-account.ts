import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type Account, account } from '#functions/canary/try-product.ts';
import { parseSecret } from '#functions/lib/keys/secrets-manager.ts';

/** Reads the canary's account; null when the secret holds none. */
export const canaryAccount = async (secret: string, secrets: SecretsManagerClient): Promise<Account | null> => {
  const { SecretString = '' } = await secrets.send(new GetSecretValueCommand({ SecretId: secret }));
  try {
    return parseSecret(secret, account, SecretString);
  } catch {
    return null;
  }
};
