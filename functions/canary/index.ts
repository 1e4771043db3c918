import { env } from '#functions/lib/env.ts';
import { invocation } from '#functions/lib/invocation.ts';
import { log } from '#functions/lib/logger.ts';
import { account, tryProduct } from './try-product.ts';

let device: string | undefined;

/** Tries the product as a candidate does, every few minutes; it fails when one could not have gone on. */
export const handler = invocation(async (_: unknown): Promise<void> => {
  const beganAt = Date.now();
  device = await tryProduct(env('SITE_ORIGIN'), account.parse(JSON.parse(env('CANARY_ACCOUNT'))), device);
  log.info('canary_passed', { ms: Date.now() - beganAt });
});
