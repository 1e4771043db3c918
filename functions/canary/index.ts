import { env } from '#functions/lib/env.ts';
import { invocation } from '#functions/lib/invocation.ts';
import { log } from '#functions/lib/logger.ts';
import { parseSecret } from '#functions/lib/parse-secret.ts';
import { readSecret } from '#functions/lib/read-secret.ts';
import { type Account, account, tryProduct } from './try-product.ts';

let device: string | undefined;

/** The account that an operator wrote into the secret. Throws, after a line of the log that says so, when there is none. */
const findAccount = async (): Promise<Account> => {
  try {
    return parseSecret(env('CANARY_SECRET'), account, await readSecret('CANARY_SECRET'));
  } catch (error) {
    log.error('canary_account_unknown', error, { secret: env('CANARY_SECRET') });
    throw error;
  }
};

/** Tries the product as a candidate does, every few minutes; it fails when one could not have gone on. */
export const handler = invocation(async (_: unknown): Promise<void> => {
  const beganAt = Date.now();
  device = await tryProduct(env('SITE_ORIGIN'), await findAccount(), device);
  log.info('canary_passed', { ms: Date.now() - beganAt });
});
