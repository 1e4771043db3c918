import type { CallEffects } from '#functions/data/kernel/call-effects.ts';
import { findOnceReply } from '#functions/data/kernel/call-effects.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import { AppError } from '#shared/errors.ts';
import type { HttpEvent } from './http.ts';

const wellFormed = /^[\w-]{8,100}$/;

/** A call's Idempotency-Key, hashed with method and path (its ids included), whose it is, and a digest of what was sent; undefined without one. */
export const onceKeyOf = (event: HttpEvent, callerId: string): CallEffects['once'] => {
  const given = event.headers['idempotency-key'];
  if (given === undefined) return undefined;
  if (!wellFormed.test(given)) {
    throw new AppError('invalid', { details: [{ field: 'Idempotency-Key', code: 'invalid_value' }] });
  }
  return {
    callerId,
    key: hashSecret(`${event.requestContext.http.method} ${event.rawPath} ${given}`),
    digest: hashSecret(event.body ?? ''),
  };
};

/** The reply that this key got before, or null; throws `key_reused` when something else was sent with it. */
export const repliedBefore = async ({
  callerId,
  key,
  digest,
}: NonNullable<CallEffects['once']>): Promise<{ reply: unknown } | null> => {
  const kept = await findOnceReply({ callerId, key });
  if (!kept) return null;
  if (kept.digest !== digest) throw new AppError('key_reused');
  return { reply: JSON.parse(kept.reply) };
};
