import type { SecurityEvent } from '#shared/domain/audit-acts.ts';
import { dayMs, tracesKeptDays } from '#shared/limits.ts';
import { type Change, putChange } from './change.ts';
import { AuditEntries, auditPlace, wholeAudit } from './entities.ts';
import { newAuditId } from './ids.ts';

/**
 * A status, role or figure before and after, a count, the name of a thing or a university, the reason of an erasure.
 * Never a user's name or what users say of themselves (D68).
 */
export type AuditDetails = { from?: string; to?: string; name?: string; count?: number };

/** `call` is a route or a security event; `targets` are ids. */
export type AuditFacts = {
  actorId: string;
  universityId: string | null;
  call: string;
  targets: readonly string[];
  fields?: readonly string[];
  details?: AuditDetails;
  requestId: string;
  network?: string | undefined;
};

export const noUniversity = 'none';

const keptMs = tracesKeptDays * dayMs;
/** Older entries are hidden; DynamoDB deletes them up to days later. */
export const auditKeptSince = (now: Date): Date => new Date(now.getTime() - keptMs);

/** A copy (`isCopy`) in another university's log stays out of the log of all universities. */
export const auditChange = (
  { universityId, targets, fields = [], ...facts }: AuditFacts,
  now: Date,
  { isCopy = false } = {},
): Change => {
  const place = { at: now.toISOString(), id: newAuditId() };
  return putChange(AuditEntries, {
    ...facts,
    ...place,
    universityId: universityId ?? noUniversity,
    targets: [...targets],
    fields: [...fields],
    ttl: Math.ceil((now.getTime() + keptMs) / 1000),
    ...(!isCopy && { GSI1PK: wholeAudit, GSI1SK: auditPlace(place) }),
  });
};

export const auditSecurityChange = (
  event: SecurityEvent,
  { id, universityId }: { id: string; universityId?: string | undefined },
  { now, requestId, network }: { now: Date; requestId: string; network?: string },
  details?: AuditDetails,
): Change => {
  const facts = { actorId: id, universityId: universityId ?? null, call: event, targets: [id], requestId };
  return auditChange({ ...facts, ...(details && { details }), ...(network && { network }) }, now);
};
