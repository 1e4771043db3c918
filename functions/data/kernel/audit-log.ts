import type { FormattedItem } from 'dynamodb-toolbox/entity';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { auditKeptSince, noUniversity } from './audit.ts';
import { AuditEntries, auditOf, auditPlace, wholeAudit } from './entities.ts';
import { table } from './table.ts';

export type StoredAuditEntry = FormattedItem<typeof AuditEntries>;

const pageSize = 100;

type Span = {
  from?: string | undefined;
  /** Exclusive. */
  until?: string | undefined;
  /** Cursor: the sort key of the last entry read. */
  after?: string | undefined;
};

const moment = (time: string): string => new Date(time).toISOString();

/**
 * Lists the latest first; a null university lists all audits. Leaves out expired entries, which DynamoDB may still
 * hold.
 */
export const listAuditEntries = async (
  universityId: string | null,
  { from, until, after }: Span,
  now: Date,
): Promise<{ entries: StoredAuditEntry[]; next: string | undefined }> => {
  const oldest = auditKeptSince(now).toISOString();
  const since = from && moment(from) > oldest ? moment(from) : oldest;
  // A bare time sorts before all sort keys of that moment, so it excludes them.
  const to = after ?? moment(until ?? new Date(now.getTime() + 1).toISOString());
  if (since > to) return { entries: [], next: undefined };
  const partition =
    universityId === null ? ({ index: 'GSI1', partition: wholeAudit } as const) : { partition: auditOf(universityId) };
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(AuditEntries)
    .query({ ...partition, range: { between: [since, to] } })
    .options({ limit: pageSize, reverse: true })
    .send();
  const last = Items.at(-1);
  return {
    entries: Items.filter((entry) => auditPlace(entry) !== after),
    next: LastEvaluatedKey && last && auditPlace(last),
  };
};

/** Lists entries by or about the user, the latest first. Reads the whole partition, as no index knows actors. */
export const listAuditEntriesAbout = async (
  { id, universityId }: { id: string; universityId?: string | undefined },
  now: Date,
): Promise<StoredAuditEntry[]> => {
  const concerns: Condition<typeof AuditEntries> = {
    or: [
      { attr: 'actorId', eq: id },
      { attr: 'targets', contains: id },
    ],
  };
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(AuditEntries)
    .query({ partition: auditOf(universityId ?? noUniversity), range: { gte: auditKeptSince(now).toISOString() } })
    .options({ reverse: true, maxPages: Number.POSITIVE_INFINITY, filters: { AuditEntry: concerns } })
    .send();
  return Items;
};
