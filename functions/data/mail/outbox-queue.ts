import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import {
  Mails,
  mailQueue,
  mailsOf,
  parkedByReceiver,
  parkedOf,
  parkedSortOf,
  type Receiver,
} from '#functions/data/entities/mail.ts';
import { deleteChange, isThere, updateChange } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { due, dueTurns, take, unchanged } from '#functions/data/kernel/queue.ts';
import { findRecord, listRecords } from '#functions/data/kernel/records.ts';
import { table } from '#functions/data/kernel/table.ts';
import type { Turn } from '#functions/data/kernel/turns.ts';
import type { Status } from '#shared/lists.ts';
import { mostFailedMails } from '#shared/schemas/counts.ts';

export type StoredMail = FormattedItem<typeof Mails>;
type MailReceiver = { id: string; email: string; universityId?: string | undefined };

export const dueMails = (now: Date, isTried: (id: string) => boolean): AsyncGenerator<Turn> =>
  dueTurns(mailQueue, now, isTried);

/** Null if it is leased, gone or not due. */
export const leaseMail = (id: string, context: WriteContext): Promise<StoredMail | null> =>
  take(mailQueue, id, context);

export const findMail = (id: string): Promise<StoredMail | null> => findRecord(Mails, id);

/** False if another mail has replaced it. */
export const removeMail = (mail: StoredMail, context: WriteContext): Promise<boolean> =>
  commit([deleteChange(Mails, { id: mail.id }, unchanged(mail))], context);

const listMailsTo = (to: Receiver): Promise<StoredMail[]> => listRecords(Mails, { partition: mailsOf(to) });

export const listParked = (universityId: string | undefined): Promise<StoredMail[]> =>
  listRecords(Mails, { index: 'GSI1', partition: parkedOf(universityId) });

/** Ids from before 2026-11-26 do not name the receiver. They expire 90 days after that release. */
const listFormerParked = (universityId: string | undefined): Promise<StoredMail[]> =>
  listRecords(Mails, { index: 'GSI1', partition: parkedOf(universityId), range: { lt: parkedByReceiver } });

export const listParkedOfMember = async ({
  id,
  universityId,
}: Pick<MailReceiver, 'id' | 'universityId'>): Promise<StoredMail[]> => {
  const [own, former] = await Promise.all([listMailsTo({ userId: id }), listFormerParked(universityId)]);
  return [...former.filter(({ userId }) => userId === id), ...own.filter(({ parkedAt }) => parkedAt !== undefined)];
};

/** Counts up to `mostFailedMails`. The university's counters cannot include parked mails, since TTL deletes them. */
export const countParked = async (universityId: string): Promise<number> => {
  const query = { index: 'GSI1', partition: parkedOf(universityId) } as const;
  const options = { select: 'COUNT', limit: mostFailedMails } as const;
  const { Count = 0 } = await table.build(QueryCommand).query(query).options(options).send();
  return Count;
};

/** Misses unsent mails with an id from before 2026-11-26; the mailer drops those of a deleted user. */
export const findMailsTo = async ({ id, email, universityId }: MailReceiver): Promise<StoredMail[]> => {
  const [toThem, toAddress, former] = await Promise.all([
    listMailsTo({ userId: id }),
    listMailsTo({ email }),
    listFormerParked(universityId),
  ]);
  return [...toThem, ...toAddress, ...former.filter((one) => one.userId === id || one.email === email)];
};

const removeAll = async (mails: readonly StoredMail[], context: WriteContext): Promise<void> => {
  for (const { id } of mails) await commit([deleteChange(Mails, { id })], context);
};

export const removeMailsTo = async (receiver: MailReceiver, context: WriteContext): Promise<void> =>
  removeAll(await findMailsTo(receiver), context);

export const removeParked = async (universityId: string, context: WriteContext): Promise<void> =>
  removeAll(await listParked(universityId), context);

/** Stores, with the decision mail that replaced this one, the status that the receiver has just been told. */
export const storeToldStatus = async ({ id }: StoredMail, before: Status, context: WriteContext): Promise<void> => {
  await commit([updateChange(Mails, { id, before }, isThere)], context);
};

export const postponeMail = async (
  mail: StoredMail,
  at: Date,
  { failure, attempts }: Partial<Pick<StoredMail, 'failure' | 'attempts'>>,
  context: WriteContext,
): Promise<void> => {
  const postponed = {
    id: mail.id,
    ...due(mailQueue, mail.id, at),
    ...(failure && { failure }),
    ...(attempts !== undefined && { attempts }),
  };
  await commit([updateChange(Mails, postponed, unchanged(mail))], context);
};

export const parkMail = async (
  mail: StoredMail,
  { failure, universityId }: { failure: string; universityId: string | undefined },
  context: WriteContext,
): Promise<void> => {
  const at = context.now.toISOString();
  const index = { GSI1PK: parkedOf(universityId), GSI1SK: parkedSortOf(mail.id, at) };
  const parked = { id: mail.id, failure, parkedAt: at, ...index };
  await commit([updateChange(Mails, parked, unchanged(mail))], context);
};
