import type { CallEffects, Quota } from '#functions/data/kernel/call-effects.ts';
import { holderKey } from '#functions/data/kernel/ids.ts';
import type { Route } from '#shared/contract.ts';
import type { Actor, Scope } from '#shared/policy.ts';
import type { HttpEvent } from './http.ts';
import { onceKeyOf } from './once.ts';

type Known = {
  actor: Actor | null;
  scopes: readonly Scope[];
  params: Readonly<Record<string, string>>;
  quotas: readonly Quota[];
};

const isOwn = (scope: Scope, actor: Actor): boolean => 'owner' in scope && scope.owner.id === actor.id;
const universityOf = (scope: Scope): string | null => ('owner' in scope ? scope.owner.universityId : scope.campus);

/** What people do to their own things is nobody's business (D68); everything else that changes something is recorded. */
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

/** Names what a call writes beside its own changes, by its declaration: audit entry, repeated key, stock, quotas. */
export const effectsOfCall = (route: Route, event: HttpEvent, known: Known): CallEffects => {
  const { actor, scopes, quotas } = known;
  const [scope] = scopes;
  return {
    audit: auditOf(route, event, known),
    once: route.once && onceKeyOf(event, actor?.id ?? 'anonymous'),
    stock: route.keeps && scope && { holder: holderKey(scope), changes: [route.keeps] },
    quotas,
  };
};
