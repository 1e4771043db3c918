import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { table } from '#functions/data/kernel/table.ts';
import { statuses } from '#shared/lists.ts';
import { emailKey } from './credential.ts';

/** A person, or an address that may be nobody's: the mailer finds out, so that the call takes the same time for both. */
export type Receiver = { userId: string } | { email: string };

/** Names a receiver in keys: an address as it is compared. */
const receiverKey = (to: Receiver): string => ('userId' in to ? to.userId : emailKey(to.email));

/** The id of the mail of that name to somebody: it says whom it is for, so that one query finds all mails to them. */
export const mailIdFor = (to: Receiver, name: string): string => `${receiverKey(to)}.${name}`;

/** Partitions that begin so hold mails that have not left, or could not: the table's stream tells the mailer of them. */
const partition = 'OUTBOX#';
/** The partition of the mails to somebody. */
export const mailsOf = (to: Receiver): string => `${partition}${receiverKey(to)}`;

const sortPrefix = 'MAIL#';
/** Before 2026-11-26 ids did not say whom a mail was for, and each had a partition of its own. */
const formerSort = 'MAIL';

/** The place of a mail in the table. */
export const mailKeyOf = (id: string): { PK: string; SK: string } => {
  const dot = id.lastIndexOf('.');
  if (dot < 0) return { PK: `${partition}${id}`, SK: formerSort };
  return { PK: `${partition}${id.slice(0, dot)}`, SK: `${sortPrefix}${id.slice(dot + 1)}` };
};

/** The mail that lies in a place of the table; undefined for a place of something else. */
export const mailIdAt = (PK: string, SK: string): string | undefined => {
  if (!PK.startsWith(partition)) return undefined;
  const holder = PK.slice(partition.length);
  return SK.startsWith(sortPrefix) ? `${holder}.${SK.slice(sortPrefix.length)}` : holder;
};

/** The index partition of all mails that are to leave, by when. */
export const outbox = 'OUTBOX';
/** The index partition of the mails to members of a university that could not be sent. */
export const parkedOf = (universityId: string | undefined) => `PARKED#${universityId ?? 'none'}`;
/** Parked mails whose ids say whom they are for stand in that partition after those from before, each kind by its time. */
export const parkedByReceiver = 'TO#';
/** The place of a mail in that partition, parked at that time. */
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
  'requestsWait',
  'leaving',
  'absent',
  'needed',
  'archiveReady',
] as const;
export type MailKind = (typeof mailKinds)[number];
/** Those that somebody has just asked for: they are tried wherever they go, and no use to anybody later. */
export const askedFor: ReadonlySet<MailKind> = new Set(['resetPassword', 'confirmAddress']);

/** A mail that has not left. Who, which and when; no name, no secret, no sentence: those are read or made when it is sent. */
export const Mails = new Entity({
  name: 'Mail',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    kind: string().enum(...mailKinds),
    /** Whom it is for; absent where only an address is known, which may be nobody's. */
    userId: string().optional(),
    /** Where it goes, if not to the person's own address. */
    email: string().optional(),
    /** Of a decision: the status that the person last heard of. */
    before: string()
      .enum(...statuses)
      .optional(),
    /** The moment of an erasure to come, or until when a copy of their data can be fetched. */
    until: string().optional(),
    /** The request that caused it; absent of what no request did, and of mails from before it was noted. */
    requestId: string().optional(),
    createdAt: string(),
    /** When it may be sent. Whoever sends it moves this on first, so that nobody else does, and it comes back if they die. */
    dueAt: string(),
    /** Names the run that moved it on last. */
    claimedBy: string().optional(),
    /** Failures up to then are tried again, later ones park it. */
    retryUntil: string(),
    attempts: number(),
    /** Counts whatever happened to it: who settles it must have seen the last. */
    version: number(),
    /** The name of the last failure's error. */
    failure: string().optional(),
    /** Since when nobody tries it any more. */
    parkedAt: string().optional(),
    ttl: number(),
    GSI1PK: string(),
    GSI1SK: string(),
  }),
  computeKey: ({ id }) => mailKeyOf(id),
});
