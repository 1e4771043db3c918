import { Formations } from '#functions/data/entities/formation.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { type AuditFacts, auditChange } from '#functions/data/kernel/audit.ts';
import { listAuditEntries } from '#functions/data/kernel/audit-log.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { campusPartition } from '#functions/data/kernel/ids.ts';
import { listRecords } from '#functions/data/kernel/records.ts';
import { listMembers, type StoredUser } from '#functions/data/people/users.ts';
import { demoUniversities } from '#scripts/demo/content/people.ts';
import { basePath } from '#shared/contract.ts';
import { auditActs } from '#shared/domain/audit-acts.ts';
import { dayMs, daysBefore } from './context.ts';
import { getAdministrator } from './universities.ts';

/** Per university, because all entries are written in one transaction. */
const mostDecisions = 40;

type Done = { at: Date; facts: Pick<AuditFacts, 'call' | 'targets' | 'fields' | 'details'> };

const called = (act: keyof typeof auditActs): string => auditActs[act].call.replace(' ', ` ${basePath}`);

/** Dates the decision on the day after the registration, between 8:00 and 16:00 UTC. */
const decisionOf = ({ id, createdAt, status: to }: StoredUser, place: number): Done => {
  const at = new Date(Date.parse(createdAt) + dayMs);
  at.setUTCHours(8 + (place % 8), (place * 17) % 60);
  return {
    at,
    facts: { call: called('statusChanged'), targets: [id], fields: ['status'], details: { from: 'PENDING', to } },
  };
};

export const seedAudit = async (now: Date): Promise<void> => {
  for (const { id: universityId } of demoUniversities) {
    if ((await listAuditEntries(universityId, {}, now)).entries.length > 0) continue;
    const [administrator, members, courses] = await Promise.all([
      getAdministrator(universityId),
      listMembers(universityId),
      listRecords(Formations, heldIn(campusPartition(universityId), Formations)),
    ]);
    const decided = members
      .filter(({ role, status }) => role === 'user' && status !== 'PENDING')
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
      .slice(0, mostDecisions);
    const added = courses.map(({ id }, i): Done => {
      const at = new Date(daysBefore(now, 3 * i + 2).setUTCHours(13, (i * 7) % 60));
      return { at, facts: { call: called('formationCreated'), targets: [id] } };
    });
    const kept: Done = {
      at: daysBefore(now, 4),
      facts: { call: called('universityChanged'), targets: [universityId], fields: ['contactEmail', 'address'] },
    };
    const entries = [...decided.map(decisionOf), ...added, kept].filter(({ at }) => at < now);
    const told = { actorId: administrator.id, universityId, requestId: 'demonstration' };
    await commit(
      entries.map(({ at, facts }) => auditChange({ ...told, ...facts }, at)),
      { now },
    );
  }
};
