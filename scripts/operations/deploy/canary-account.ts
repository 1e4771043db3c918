import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type Account, account } from '#functions/canary/try-product.ts';
import { parseSecret } from '#functions/lib/keys/secrets-manager.ts';

/** Null when the secret holds no account. */
export const canaryAccount = async (secret: string, secrets: SecretsManagerClient): Promise<Account | null> => {
  const { SecretString = '' } = await secrets.send(new GetSecretValueCommand({ SecretId: secret }));
  try {
    return parseSecret(secret, account, SecretString);
  } catch {
    return null;
  }
};
