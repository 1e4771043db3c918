import { Failure } from '#functions/data/kernel/failure.ts';
import { parseSecret, readSecret } from '#functions/lib/keys/secrets-manager.ts';
import { env } from '#functions/lib/lambda/env.ts';
import { invocation } from '#functions/lib/lambda/invocation.ts';
import { log } from '#functions/lib/logs/logger.ts';
import { type Account, account, tryProduct } from './try-product.ts';

let device: string | undefined;

const requireAccount = async (): Promise<Account> => {
  const secret = env('CANARY_SECRET');
  const text = await readSecret('CANARY_SECRET').catch((cause: unknown) => {
    throw new Failure('the secret of the canary’s account cannot be read', { facts: { secret }, cause });
  });
  return parseSecret(secret, account, text);
};

export const handler = invocation(async (_: unknown): Promise<void> => {
  const beganAt = Date.now();
  device = await tryProduct(env('SITE_ORIGIN'), await requireAccount(), device);
  log.info('canary_passed', { ms: Date.now() - beganAt });
});
