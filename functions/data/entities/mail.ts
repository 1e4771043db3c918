import { Entity } from 'dynamodb-toolbox/entity';
import { item, map, number, string } from 'dynamodb-toolbox/schema';
import type { Queue } from '#functions/data/kernel/queue.ts';
import { named } from '#functions/data/kernel/table.ts';
import { turnOfId } from '#functions/data/kernel/turns.ts';
import { statuses } from '#shared/lists.ts';
import { emailKey } from './credential.ts';

/** An address may be unknown: only the mailer looks it up, so response times reveal nothing. */
export type Receiver = { userId: string } | { email: string };

const receiverKey = (to: Receiver): string => ('userId' in to ? to.userId : emailKey(to.email));

/** Mail ids start with the receiver, so that one query finds all mails to them. */
export const mailIdFor = (to: Receiver, name: string): string => `${receiverKey(to)}.${name}`;

/** The mailer filters the table's stream by this prefix. */
const partition = 'OUTBOX#';
export const mailsOf = (to: Receiver): string => `${partition}${receiverKey(to)}`;

const sortPrefix = 'MAIL#';
/**
 * Sort key of mails with an id from before 2026-11-26. These ids name no receiver, and each mail has its own partition.
 */
const formerSort = 'MAIL';

export const mailKeyOf = (id: string): { PK: string; SK: string } => {
  const dot = id.lastIndexOf('.');
  if (dot < 0) return { PK: `${partition}${id}`, SK: formerSort };
  return { PK: `${partition}${id.slice(0, dot)}`, SK: `${sortPrefix}${id.slice(dot + 1)}` };
};

/** Undefined for the key of something else. */
export const mailIdAt = (PK: string, SK: string): string | undefined => {
  if (!PK.startsWith(partition)) return undefined;
  const holder = PK.slice(partition.length);
  return SK.startsWith(sortPrefix) ? `${holder}.${SK.slice(sortPrefix.length)}` : holder;
};

/** The index partition of unsent mails, in turns. */
export const outbox = 'OUTBOX';
export const parkedOf = (universityId: string | undefined) => `PARKED#${universityId ?? 'none'}`;
/**
 * Prefix that sorts parked mails with the newer ids, which name the receiver, after the older ones. Both sort by time.
 */
export const parkedByReceiver = 'TO#';
export const parkedSortOf = (id: string, at: string): string => (id.includes('.') ? `${parkedByReceiver}${at}` : at);

export const mailKinds = [
  'registrationReceived',
  'accountExists',
  'invitation',
  'resetPassword',
  'passwordChanged',
  'accepted',
  'rejected',
  'confirmAddress',
  'addressChanged',
  'sessionEnded',
  'sessionsEnded',
  'factorOn',
  'factorOff',
  'factorDropped',
  'recoveryCodeUsed',
  'requestsWait',
  'leaving',
  'absent',
  'needed',
  'archiveReady',
  'remindAssessment',
  'remindDoctorate',
  'remindEnding',
  'cvContact',
] as const;
export type MailKind = (typeof mailKinds)[number];
/** Mails that the receiver is waiting for: sent even to addresses that bounced. */
export const awaitedKinds: ReadonlySet<MailKind> = new Set(['resetPassword', 'confirmAddress']);
/** Mails that are not kept for a resend: another can be requested, or a visitor’s text must not stay (119). */
export const passingKinds: ReadonlySet<MailKind> = new Set([...awaitedKinds, 'cvContact']);

/**
 * An unsent or parked mail (outbox). Holds no name, secret or text but a visitor’s: the mailer reads or makes them when
 * it sends.
 */
export const Mails = new Entity({
  ...named('Mail'),
  schema: item({
    id: string().key(),
    kind: string().enum(...mailKinds),
    /** Absent if only an address is known. */
    userId: string().optional(),
    /** Absent for the user's current address. */
    email: string().optional(),
    /** In a decision: the status that the user last heard of. */
    before: string()
      .enum(...statuses)
      .optional(),
    /** The time of an erasure, or the expiry of a data export. */
    until: string().optional(),
    /** A message from a visitor of a public CV; deleted with the mail, which is never parked. */
    message: map({ name: string(), email: string(), message: string() }).optional(),
    /** Absent if no request caused it, and in older mails. */
    requestId: string().optional(),
    createdAt: string(),
    /** When it may be sent. Leasing moves it on. */
    dueAt: string(),
    claimedBy: string().optional(),
    /** Failures before this time are retried; a later one parks the mail. */
    retryUntil: string(),
    attempts: number(),
    version: number(),
    failure: string().optional(),
    parkedAt: string().optional(),
    ttl: number(),
    GSI1PK: string(),
    GSI1SK: string(),
  }),
  computeKey: ({ id }) => mailKeyOf(id),
});

/** Only the mailer finds out which university a mere address belongs to, so these mails have a turn together. */
export const mailQueue: Queue<typeof Mails> = {
  entity: Mails,
  partition: outbox,
  turnOf: (id) => (id.includes('@') ? 'address' : turnOfId(id)),
};
