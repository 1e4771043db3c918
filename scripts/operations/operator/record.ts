import { type AuditFacts, auditChange } from '#functions/data/kernel/audit.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import type { Operation } from '#shared/domain/audit-acts.ts';
import { operatorId } from '#shared/domain/system-actors.ts';

type Done = Pick<AuditFacts, 'details'> & { universityId?: string | null; targets?: readonly string[] };

/**
 * Names no operator, since a command knows AWS credentials only. A CloudTrail trail of the account would tell who used
 * them; the stacks set up none.
 */
export const operatorFacts = (
  call: Operation,
  { universityId = null, targets = [], details }: Done = {},
): AuditFacts => ({
  actorId: operatorId,
  universityId,
  call,
  targets,
  details,
  requestId: operatorId,
});

export const operatorEntry = (call: Operation, done: Done, now: Date): Change =>
  auditChange(operatorFacts(call, done), now);
