import type { FormattedItem } from 'dynamodb-toolbox/entity';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { AuditEntries, auditOf, auditPlace, wholeAudit } from '#functions/data/entities/call.ts';
import { auditKeptSince, noUniversity } from './audit.ts';
import { table } from './table.ts';

export type StoredAuditEntry = FormattedItem<typeof AuditEntries>;

/** So many entries are read at once. */
const atOnce = 100;

type Span = {
  from?: string | undefined;
  /** The moment before which they lie. */
  until?: string | undefined;
  /** The entry after which to go on. */
  after?: string | undefined;
};

const moment = (time: string): string => new Date(time).toISOString();

/**
 * Some of what was recorded of a university, or of all where none is named, the latest first; `next`: after which entry to go on.
 * What is too old is not told of, though the database may not have removed it yet.
 */
export const auditEntries = async (
  universityId: string | null,
  { from, until, after }: Span,
  now: Date,
): Promise<{ entries: StoredAuditEntry[]; next: string | undefined }> => {
  const oldest = auditKeptSince(now).toISOString();
  const since = from && moment(from) > oldest ? moment(from) : oldest;
  // Places follow times, and a time alone stands before all places of that moment.
  const to = after ?? moment(until ?? new Date(now.getTime() + 1).toISOString());
  if (since > to) return { entries: [], next: undefined };
  const partition =
    universityId === null ? ({ index: 'GSI1', partition: wholeAudit } as const) : { partition: auditOf(universityId) };
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(AuditEntries)
    .query({ ...partition, range: { between: [since, to] } })
    .options({ limit: atOnce, reverse: true })
    .send();
  const last = Items.at(-1);
  return {
    entries: Items.filter((entry) => auditPlace(entry) !== after),
    next: LastEvaluatedKey && last && auditPlace(last),
  };
};

/**
 * Reads what was recorded in a person's university as done by them or to them, the latest first. All that was recorded there is read
 * through, since no index tells whose it is.
 */
export const auditEntriesAbout = async (
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
