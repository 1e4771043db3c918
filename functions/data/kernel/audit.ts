import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { AuditEntries, auditPlace, wholeAudit } from '#functions/data/entities/call.ts';
import type { SecurityEvent } from '#shared/domain/audit-acts.ts';
import type { Change } from './change.ts';
import { newAuditId } from './ids.ts';

/**
 * More of an act than the names of its fields, kept with its entry: a status, a role or a figure before and after, how many things it
 * was about, the name of a thing or a university, why somebody was erased or which sessions ended. Never a name of a person, nor what people say of themselves (D68).
 */
export type AuditDetails = { from?: string; to?: string; name?: string; count?: number };

/** An act: who did what to which ids; `call` is a route or a security event, `fields` the names of what changed. */
export type AuditFacts = {
  actorId: string;
  universityId: string | null;
  call: string;
  targets: readonly string[];
  fields?: readonly string[];
  details?: AuditDetails;
  requestId: string;
};

/** The university of what belongs to none. */
export const noUniversity = 'none';

const keptMs = 400 * 24 * 60 * 60 * 1000;
/** What was recorded before is told to nobody any more; the database removes it up to days later. */
export const auditKeptSince = (now: Date): Date => new Date(now.getTime() - keptMs);

/**
 * Records something (D68), in the transaction of what it records. `isCopy`: it also stands in another university, and is no
 * further entry among all.
 */
export const auditEntry = (
  { universityId, targets, fields = [], ...facts }: AuditFacts,
  now: Date,
  { isCopy = false } = {},
): Change => {
  const place = { at: now.toISOString(), id: newAuditId() };
  return AuditEntries.build(PutTransaction).item({
    ...facts,
    ...place,
    universityId: universityId ?? noUniversity,
    targets: [...targets],
    fields: [...fields],
    ttl: Math.ceil((now.getTime() + keptMs) / 1000),
    ...(!isCopy && { GSI1PK: wholeAudit, GSI1SK: auditPlace(place) }),
  });
};

/** Records an event of somebody's own account. */
export const securityEvent = (
  event: SecurityEvent,
  { id, universityId }: { id: string; universityId?: string | undefined },
  { now, requestId }: { now: Date; requestId: string },
  details?: AuditDetails,
): Change =>
  auditEntry(
    {
      actorId: id,
      universityId: universityId ?? null,
      call: event,
      targets: [id],
      requestId,
      ...(details && { details }),
    },
    now,
  );
