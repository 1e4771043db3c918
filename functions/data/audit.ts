import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import type { Change } from './change.ts';
import { AuditEntries } from './entities/call.ts';
import { newAuditId } from './ids.ts';

/** Who did what to which ids; `call` is a route or a security event, `fields` the names of what changed, never values. */
export type AuditFacts = {
  actorId: string;
  universityId: string | null;
  call: string;
  targets: readonly string[];
  fields?: readonly string[];
  requestId: string;
};

/** Records something (D68), in the transaction of what it records. */
export const auditEntry = ({ universityId, targets, fields = [], ...facts }: AuditFacts, now: Date): Change =>
  AuditEntries.build(PutTransaction).item({
    ...facts,
    universityId: universityId ?? 'none',
    targets: [...targets],
    fields: [...fields],
    at: now.toISOString(),
    id: newAuditId(),
  });

/** What is recorded of people's own accounts, though what people do to their own things is not. */
type SecurityEvent =
  | 'sign-in from a new device'
  | 'password changed'
  | 'address changed'
  | 'sessions ended'
  | 'session stolen';

/** Records an event of somebody's own account. */
export const securityEvent = (
  event: SecurityEvent,
  { id, universityId }: { id: string; universityId?: string | undefined },
  { now, requestId }: { now: Date; requestId: string },
): Change =>
  auditEntry({ actorId: id, universityId: universityId ?? null, call: event, targets: [id], requestId }, now);
