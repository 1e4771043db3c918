import { Failure } from '#functions/data/kernel/failure.ts';
import { env } from '#functions/lib/env.ts';
import { parseSecret } from '#functions/lib/keys/parse-secret.ts';
import { readSecret } from '#functions/lib/keys/read-secret.ts';
import { invocation } from '#functions/lib/logs/invocation.ts';
import { log } from '#functions/lib/logs/logger.ts';
import { type Account, account, tryProduct } from './try-product.ts';

let device: string | undefined;

/** Reads the account that an operator wrote into the secret. Throws a Failure that names the secret when there is none. */
const requireAccount = async (): Promise<Account> => {
  const secret = env('CANARY_SECRET');
  const text = await readSecret('CANARY_SECRET').catch((cause: unknown) => {
    throw new Failure('the secret of the canary’s account cannot be read', { facts: { secret }, cause });
  });
  return parseSecret(secret, account, text);
};

/** Tries the product as a candidate does, every few minutes; it fails when one could not have gone on. */
export const handler = invocation(async (_: unknown): Promise<void> => {
  const beganAt = Date.now();
  device = await tryProduct(env('SITE_ORIGIN'), await requireAccount(), device);
  log.info('canary_passed', { ms: Date.now() - beganAt });
});
