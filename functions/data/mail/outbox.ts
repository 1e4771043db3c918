import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, $get, $remove } from 'dynamodb-toolbox/entity/actions/update';
import {
  type MailKind,
  Mails,
  mailIdFor,
  outbox,
  parkedOf,
  parkedSortOf,
  type Receiver,
} from '#functions/data/entities/mail.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { newMailName } from '#functions/data/kernel/ids.ts';
import type { Status } from '#shared/lists.ts';

type None = Readonly<Record<never, never>>;

/** What a mail of each kind needs to know beside whom it is for; the person, their university and links are found when it is sent. */
export type MailFacts = {
  /** Carries the link that confirms the address (D59). */
  registrationReceived: None;
  accountExists: None;
  invitation: None;
  resetPassword: None;
  passwordChanged: None;
  /** `before`: the status that the person had, so that a decision and its undoing leave no mail. */
  accepted: { before: Status };
  rejected: { before: Status };
  /** `email`: the address to be confirmed, where it goes. */
  confirmAddress: { email: string };
  /** `email`: the address that was, where it goes. */
  addressChanged: { email: string };
  /** A renewal cookie was used twice (D55). */
  sessionEnded: None;
  /** To an administrator: how many wait is counted as it leaves. */
  requestsWait: None;
  /** They have asked for their account to be erased, which is done at that time. */
  leaving: { until: string };
  /** They have not been here for almost a year: their account is erased on that day. */
  absent: { until: string };
  /** The same, but nobody else can do what they do: it is kept. */
  needed: None;
  /** The copy of their data can be fetched until then. */
  archiveReady: { until: string };
};

/** `after`: seconds until it may leave. `replaces`: the name of the mail to them that this one stands in for if it has not left. */
type Options = { now: Date; after?: number; replaces?: string };

const day = 24 * 60 * 60;
/** How long a failing mail is tried, and how long one that cannot be sent is kept for somebody to see, in seconds (D57). */
const patience = day;
const kept = 90 * day;

const later = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

/** When a mail may leave, and until when a failure is tried again. */
const dueFrom = (now: Date, after = 0) => {
  const dueAt = later(now, after);
  return {
    dueAt,
    retryUntil: later(now, after + patience),
    ttl: Math.ceil(now.getTime() / 1000) + kept,
    GSI1PK: outbox,
    GSI1SK: dueAt,
  };
};

/** Of a mail that there was: it begins anew, and whoever holds it has lost it. */
const untried = { attempts: 0, version: $add(1), failure: $remove(), parkedAt: $remove() };

/**
 * A mail, to be written with what it tells of: `commit(changes, context, { mails: [mail('passwordChanged', { userId }, {},
 * context)] })`. It is sent when that is stored, once, to the person as they are then; nobody needs to count mails, the
 * limit per receiver and kind (D45) is kept where they are sent.
 */
export const mail = <K extends MailKind>(
  kind: K,
  to: Receiver,
  facts: MailFacts[K],
  { now, after, replaces }: Options,
): Change => {
  const about = { ...to, ...facts, kind, createdAt: now.toISOString(), ...dueFrom(now, after) };
  if (replaces === undefined) {
    return Mails.build(PutTransaction).item({ ...about, id: mailIdFor(to, newMailName()), attempts: 0, version: 1 });
  }
  // What the person last heard of does not change because a decision nobody has told them of was replaced.
  const before = 'before' in facts ? { before: $get('before', facts.before) } : {};
  return Mails.build(UpdateTransaction).item({ ...about, ...before, ...untried, id: mailIdFor(to, replaces) });
};

/** A mail that came back, kept with those that could not be sent; told twice, it is one. */
export const cameBack = (
  { messageId, kind, userId }: { messageId: string; kind: MailKind; userId: string },
  { failure, universityId, now }: { failure: string; universityId: string | undefined; now: Date },
): Change => {
  const at = now.toISOString();
  const id = mailIdFor({ userId }, `returned-${messageId}`);
  const parked = { failure, parkedAt: at, GSI1PK: parkedOf(universityId), GSI1SK: parkedSortOf(id, at) };
  return Mails.build(PutTransaction).item({
    ...{ id, kind, userId, createdAt: at, attempts: 1, version: 1 },
    ...dueFrom(now),
    ...parked,
  });
};

/** Takes back the mail of that name to somebody, if it has not left. */
export const withdrawal = (to: Receiver, name: string): Change =>
  Mails.build(DeleteTransaction).key({ id: mailIdFor(to, name) });

/** Sends a mail again that was given up; nothing happens to one that somebody else has already sent again. */
export const again = ({ id, version }: { id: string; version: number }, now: Date): Change =>
  Mails.build(UpdateTransaction)
    .item({ id, ...dueFrom(now), ...untried })
    .options({ condition: { attr: 'version', eq: version } });
