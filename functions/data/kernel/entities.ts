import { Entity } from 'dynamodb-toolbox/entity';
import { item, list, map, number, string } from 'dynamodb-toolbox/schema';
import { named } from './table.ts';

// The kernel's own items record, deduplicate or limit calls, and belong to no subject.

export const auditOf = (universityId: string) => `AUDIT#${universityId}`;
/** Granted separately by IAM from the partitions of single universities. */
export const wholeAudit = auditOf('all');
export const auditPlace = ({ at, id }: { at: string; id: string }) => `${at}#${id}`;

/** An act on another user or on shared things (D68). Holds ids and field names, never personal data. */
export const AuditEntries = new Entity({
  ...named('AuditEntry'),
  schema: item({
    /** The university whose administrators may read it; `none` if the act belongs to no university. */
    universityId: string().key(),
    id: string().key(),
    at: string().key(),
    actorId: string(),
    call: string(),
    targets: list(string()),
    fields: list(string()),
    details: map({
      from: string().optional(),
      to: string().optional(),
      name: string().optional(),
      count: number().optional(),
    }).optional(),
    requestId: string(),
    /** The network of who acted, for security acts: IPv4 /24, IPv6 /48. */
    network: string().optional(),
    ttl: number(),
    GSI1PK: string().hidden().optional(),
    GSI1SK: string().hidden().optional(),
  }),
  computeKey: ({ universityId, ...entry }) => ({ PK: auditOf(universityId), SK: auditPlace(entry) }),
});

export const repliesTo = (callerId: string) => `ONCE#${callerId}`;

/** Stored for a day; `key` is a SHA-256 of method, path and Idempotency-Key. */
export const OnceReplies = new Entity({
  ...named('OnceReply'),
  schema: item({ callerId: string().key(), key: string().key(), digest: string(), reply: string(), ttl: number() }),
  computeKey: ({ callerId, key }) => ({ PK: repliesTo(callerId), SK: `REPLY#${key}` }),
});

/** Counts things of one kind by holder: a user (`USER#…`) or a university (`UNIVERSITY#…`). */
export const Stocks = new Entity({
  ...named('Stock'),
  schema: item({ holder: string().key(), stock: string().key(), count: number() }),
  computeKey: ({ holder, stock }) => ({ PK: holder, SK: `STOCK#${stock}` }),
});

/** `subject` is a SHA-256, so the key names nobody. */
export const Throttles = new Entity({
  ...named('Throttle'),
  schema: item({
    limit: string().key(),
    subject: string().key(),
    /** Unix time in seconds. */
    endsAt: number().key(),
    count: number(),
    ttl: number(),
  }),
  computeKey: ({ limit, subject, endsAt }) => ({ PK: `THROTTLE#${limit}#${subject}`, SK: `WINDOW#${endsAt}` }),
});
