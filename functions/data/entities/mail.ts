import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { statuses } from '#shared/lists.ts';
import { table } from '../table.ts';

/** The partition of a mail that has not left, by which the table's stream tells the mailer of it. */
const partition = 'OUTBOX#';
/** The mail that such a partition holds; nothing for any other partition. */
export const mailIdOf = (key: string): string | undefined =>
  key.startsWith(partition) ? key.slice(partition.length) : undefined;
/** The index partition of all mails that are to leave, by when. */
export const outbox = 'OUTBOX';
/** The index partition of the mails to members of a university that could not be sent. */
export const parkedOf = (universityId: string | undefined) => `PARKED#${universityId ?? 'none'}`;

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
  computeKey: ({ id }) => ({ PK: `${partition}${id}`, SK: 'MAIL' }),
});
