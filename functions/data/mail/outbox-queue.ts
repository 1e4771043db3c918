import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { Mails, mailsOf, outbox, parkedOf, parkedSortOf } from '#functions/data/entities/mail.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { due, dueIds, take, unchanged } from '#functions/data/kernel/queue.ts';
import { listRecords } from '#functions/data/kernel/records.ts';
import type { Status } from '#shared/lists.ts';
import { listFormerParked, type StoredMail } from './parked-mails.ts';

export type { StoredMail };

/** The ids of all mails that may leave, the one that waits longest first. */
export const dueMails = (now: Date): AsyncGenerator<string> => dueIds(Mails, outbox, now);

/** Takes a mail to send it. Null when it may not leave yet, is gone, or somebody else has it: of several, one gets it. */
export const claimMail = (id: string, context: WriteContext): Promise<StoredMail | null> =>
  take(Mails, outbox, id, context);

/** Takes a mail out that has left, or need not. Returns false when another one stands in its place meanwhile. */
export const removeMail = (mail: StoredMail, context: WriteContext): Promise<boolean> =>
  commit([Mails.build(DeleteTransaction).key({ id: mail.id }).options(unchanged(mail))], context);

type MailReceiver = { id: string; email: string; universityId?: string | undefined };

/**
 * Finds every mail to a person that has not left or could not, also one that only knows their address. Of those from before ids
 * said whom a mail is for, it finds those that could not be sent; the mailer drops the others when there is nobody any more.
 */
export const findMailsTo = async ({ id, email, universityId }: MailReceiver): Promise<StoredMail[]> => {
  const [toThem, toAddress, former] = await Promise.all([
    listRecords(Mails, { partition: mailsOf({ userId: id }) }),
    listRecords(Mails, { partition: mailsOf({ email }) }),
    listFormerParked(universityId),
  ]);
  return [...toThem, ...toAddress, ...former.filter((one) => one.userId === id || one.email === email)];
};

/** Removes every such mail. */
export const removeMailsTo = async (receiver: MailReceiver, context: WriteContext): Promise<void> => {
  const mails = await findMailsTo(receiver);
  for (const { id } of mails) await commit([Mails.build(DeleteTransaction).key({ id })], context);
};

/** Removes the mails that did not reach members of a university. */
export const removeParked = async (universityId: string, context: WriteContext): Promise<void> => {
  const mails = await listRecords(Mails, { index: 'GSI1', partition: parkedOf(universityId) });
  for (const { id } of mails) await commit([Mails.build(DeleteTransaction).key({ id })], context);
};

/** Notes with the decision that stands in a mail's place what its receiver has just been told. */
export const noteTold = async ({ id }: StoredMail, before: Status, context: WriteContext): Promise<void> => {
  const note = Mails.build(UpdateTransaction).item({ id, before });
  await commit([note.options({ condition: { attr: 'id', exists: true } })], context);
};

/** Has a mail tried again at that time, for the first time if it has not been tried yet. */
export const postponeMail = async (
  mail: StoredMail,
  at: Date,
  { failure, attempts }: Partial<Pick<StoredMail, 'failure' | 'attempts'>>,
  context: WriteContext,
): Promise<void> => {
  const postponed = {
    id: mail.id,
    ...due(at),
    ...(failure && { failure }),
    ...(attempts !== undefined && { attempts }),
  };
  await commit([Mails.build(UpdateTransaction).item(postponed).options(unchanged(mail))], context);
};

/** Gives a mail up that cannot be sent, and keeps it where the administrators of that university see it. */
export const parkMail = async (
  mail: StoredMail,
  { failure, universityId }: { failure: string; universityId: string | undefined },
  context: WriteContext,
): Promise<void> => {
  const at = context.now.toISOString();
  const parked = {
    id: mail.id,
    failure,
    parkedAt: at,
    GSI1PK: parkedOf(universityId),
    GSI1SK: parkedSortOf(mail.id, at),
  };
  await commit([Mails.build(UpdateTransaction).item(parked).options(unchanged(mail))], context);
};
