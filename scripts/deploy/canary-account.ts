import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type Account, account } from '#functions/canary/try-product.ts';

/** The account in a secret's text, or null where there is none. No error quotes the text: a password stands in it. */
const accountIn = (text: string): Account | null => {
  try {
    return account.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** Reads the canary's account from the secret of that name; null where it holds none. */
export const canaryAccount = async (secret: string, secrets: SecretsManagerClient): Promise<Account | null> => {
  const { SecretString = '' } = await secrets.send(new GetSecretValueCommand({ SecretId: secret }));
  return accountIn(SecretString);
};
