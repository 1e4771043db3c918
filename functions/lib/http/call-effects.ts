import { type CallEffects, findOnceReply, type Quota } from '#functions/data/kernel/call-effects.ts';
import { holderKey } from '#functions/data/kernel/ids.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import type { Route } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { type Actor, type Scope, universityOf } from '#shared/policy.ts';
import type { HttpEvent } from './http.ts';

type Once = NonNullable<CallEffects['once']>;
type Known = {
  actor: Actor | null;
  scopes: readonly Scope[];
  params: Readonly<Record<string, string>>;
  quotas: readonly Quota[];
};

const wellFormed = /^[\w-]{8,100}$/;

/** Hashed with method and path, beside a digest of the body; undefined without the header. */
const readIdempotencyKey = (event: HttpEvent, callerId: string): Once | undefined => {
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

/** Throws `key_reused` when the earlier call had another body. */
export const findKeptReply = async ({ callerId, key, digest }: Once): Promise<{ reply: unknown } | null> => {
  const kept = await findOnceReply({ callerId, key });
  if (!kept) return null;
  if (kept.digest !== digest) throw new AppError('key_reused');
  return { reply: JSON.parse(kept.reply) };
};

const isOwn = (scope: Scope, actor: Actor): boolean => 'owner' in scope && scope.owner.id === actor.id;

/** Undefined for changes to the actor's own things (D68). */
const auditOf = (route: Route, event: HttpEvent, { actor, scopes, params }: Known): CallEffects['audit'] => {
  if (!actor || route.method === 'GET' || route.allow.includes('public')) return undefined;
  const others = scopes.filter((scope) => !isOwn(scope, actor));
  if (scopes.length > 0 && others.length === 0) return undefined;
  return {
    actorId: actor.id,
    universityId: others[0] ? universityOf(others[0]) : null,
    call: event.routeKey,
    targets: Object.values(params),
    requestId: event.requestContext.requestId,
  };
};

export const callEffects = (route: Route, event: HttpEvent, known: Known): CallEffects => {
  const { actor, scopes, quotas } = known;
  const [scope] = scopes;
  return {
    audit: auditOf(route, event, known),
    once: route.once && readIdempotencyKey(event, actor?.id ?? 'anonymous'),
    stock: route.keeps && scope && { holder: holderKey(scope), changes: [route.keeps] },
    quotas,
  };
};
