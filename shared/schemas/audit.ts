import * as z from 'zod/mini';
import { auditKinds, auditSubjects } from '../domain/audit-acts.ts';
import { atMost, id, time } from './fields.ts';
import { maybe } from './record.ts';

/** Something by its id; its name is null when it is gone. */
const named = { id, name: maybe(z.string()) };

/** Where an entry stands among the others: by its time. */
const place = z.string().check(atMost(65), z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z#[A-Za-z0-9]{1,40}$/));

/** Which entries: with somebody or something of that name, of a kind, from a moment on and until before another one. */
export const auditQuery = z.object({
  search: z.optional(z.string().check(z.maxLength(200))),
  kind: z.optional(z.enum(auditKinds)),
  from: z.optional(time),
  until: z.optional(time),
  after: z.optional(place),
});

/**
 * More of an act than the fields that it changed: a status, a role, a figure or the name of a thing before and after; how many people or
 * things it was about; `part`, the skill or activity of which it is. Absent where nothing more is known, as of old entries.
 */
const details = z.object({
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  count: z.optional(z.int()),
  part: z.optional(z.string()),
});

/** An act: who did what to what, and when; what people say of themselves is named by its fields, without values (D68). */
export const auditEntry = z.object({
  id: place,
  at: time,
  /** A name of `domain/audit-acts.ts`; null for a call of the past, which there is no more. */
  act: maybe(z.string()),
  who: z.object(named),
  what: maybe(z.object({ kind: z.enum(auditSubjects), ...named })),
  fields: z.array(z.string()),
  details: z.optional(details),
  /** Null for what belongs to none. */
  University: maybe(z.object(named)),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** Some entries, the newest first, and after which one to go on. There may be none in a page that goes on: none was found so far. */
export const auditPage = z.object({ entries: z.array(auditEntry), next: z.optional(place) });
