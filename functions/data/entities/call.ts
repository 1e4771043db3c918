import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { list } from 'dynamodb-toolbox/schema/list';
import { map } from 'dynamodb-toolbox/schema/map';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { table } from '#functions/data/kernel/table.ts';

/** What calls leave beside their own changes: who did it, that it was done, how much there is now. */

/** The partition of what is recorded for a university's administrators. */
export const auditOf = (universityId: string) => `AUDIT#${universityId}`;
/** The index partition of all that is recorded; named so that who may not read the one may not read the other. */
export const wholeAudit = auditOf('all');
/** Where an entry stands among the others: by its time. */
export const auditPlace = ({ at, id }: { at: string; id: string }) => `${at}#${id}`;

/** Somebody did something to another person's or to shared things (D68): which call, which ids, names of fields. */
export const AuditEntries = new Entity({
  name: 'AuditEntry',
  table,
  timestamps: false,
  schema: item({
    /** The university whose administrators may read it; `none` for what belongs to none. */
    universityId: string().key(),
    id: string().key(),
    at: string().key(),
    actorId: string(),
    call: string(),
    targets: list(string()),
    fields: list(string()),
    /** See AuditDetails; absent of entries from before they were kept. */
    details: map({
      from: string().optional(),
      to: string().optional(),
      name: string().optional(),
      count: number().optional(),
    }).optional(),
    requestId: string(),
    ttl: number(),
    GSI1PK: string().hidden().optional(),
    GSI1SK: string().hidden().optional(),
  }),
  computeKey: ({ universityId, ...entry }) => ({ PK: auditOf(universityId), SK: auditPlace(entry) }),
});

/** The partition of the replies that somebody may ask for again. */
export const repliesTo = (callerId: string) => `ONCE#${callerId}`;

/** The reply to a call with an Idempotency-Key, for a day; `key` is a SHA-256 of method, path and the key. */
export const OnceReplies = new Entity({
  name: 'OnceReply',
  table,
  timestamps: false,
  schema: item({ callerId: string().key(), key: string().key(), digest: string(), reply: string(), ttl: number() }),
  computeKey: ({ callerId, key }) => ({ PK: repliesTo(callerId), SK: `REPLY#${key}` }),
});

/** How many things of a kind a person (`USER#…`) or a university (`UNIVERSITY#…`) keeps. */
export const Stocks = new Entity({
  name: 'Stock',
  table,
  timestamps: false,
  schema: item({
    holder: string().key(),
    stock: string().key(),
    count: number(),
  }),
  computeKey: ({ holder, stock }) => ({ PK: holder, SK: `STOCK#${stock}` }),
});
