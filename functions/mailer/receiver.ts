import { findMail, type StoredMail } from '#functions/data/mail/outbox-queue.ts';
import { findAddressOwner } from '#functions/data/people/email-claims.ts';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';

export const findReceiver = async ({ userId, email }: StoredMail): Promise<StoredUser | null> => {
  const id = userId ?? (email && (await findAddressOwner(email)));
  return id ? findUser(id) : null;
};

/** Empty for a mail that is gone or has no receiver, and for a super administrator's. */
export const universitiesOfMail = async (id: string): Promise<string[]> => {
  const mail = await findMail(id);
  const receiver = mail && (await findReceiver(mail));
  return receiver?.universityId ? [receiver.universityId] : [];
};
