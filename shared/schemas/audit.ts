import * as z from 'zod/mini';
import { auditKinds, auditSubjects } from '../domain/audit-acts.ts';
import { atMost, id, time } from './fields.ts';
import { inCell, maybe } from './record.ts';

const named = { id, name: maybe(z.string()) };

/** Cursor: the entry's time and id. */
const place = z.string().check(atMost(65), z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z#[A-Za-z0-9]{1,40}$/));

/** `search` is the name of a user or thing; `until` is exclusive. */
export const auditQuery = z.object({
  search: z.optional(z.string().check(z.maxLength(200))),
  kind: z.optional(z.enum(auditKinds)),
  from: z.optional(time),
  until: z.optional(time),
  after: z.optional(place),
});

/**
 * `from` and `to` are a status, role, figure or name before and after; `count` is of users or things; `part` is the
 * skill or activity of a strength. Absent on old entries.
 */
const details = z.object({
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  count: z.optional(z.int()),
  part: z.optional(z.string()),
});

/** Changes to personal data are named by their fields, without values (D68). */
export const auditEntry = z.object({
  id: place,
  at: time,
  /** Null for a call that no longer exists. */
  act: maybe(z.string()),
  /** `isSuper`: a super administrator whose name this cell does not have. */
  who: z.object({ ...named, isSuper: z.optional(z.boolean()) }),
  what: maybe(z.object({ kind: z.enum(auditSubjects), ...named })),
  fields: z.array(z.string()),
  details: z.optional(details),
  /** The network of who acted, for security acts: IPv4 /24, IPv6 /48. */
  network: z.optional(z.string()),
  /** Null for acts outside any university. */
  University: maybe(z.object(named)),
  ...inCell,
});
export type AuditEntry = z.output<typeof auditEntry>;

/** A page may be empty and still have `next` when nothing matched so far. */
export const auditPage = z.object({ entries: z.array(auditEntry), next: z.optional(place) });
