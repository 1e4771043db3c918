import { changeStatus } from '#functions/data/members.ts';
import { findUniversity } from '#functions/data/universities.ts';
import { findUser, type StoredUser, toUser } from '#functions/data/users.ts';
import { env } from '#functions/lib/env.ts';
import { sendMail } from '#functions/lib/mailer.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import { accepted } from '#functions/mails/accepted.ts';
import { rejected } from '#functions/mails/rejected.ts';
import type { users } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';

const mails = { ACCEPTED: accepted, REJECTED: rejected, PENDING: null };

const tell = async (member: StoredUser, status: keyof typeof mails): Promise<void> => {
  const mail = mails[status];
  if (!mail) return;
  const university = member.universityId ? await findUniversity(member.universityId) : null;
  const facts = {
    firstName: member.firstName,
    university: university?.name ?? '',
    link: `${env('SITE_ORIGIN')}/login`,
  };
  await sendMail(member, mail(facts));
};

/** Accepts or rejects a member and tells them by mail; the same status again changes nothing and mails nobody. */
export const setStatus: Handlers<typeof users>['setStatus'] = async ({ params, body }) => {
  const member = await findUser(params.id);
  if (!member) throw new AppError('not_found');
  if (member.status === body.status) return toUser(member);
  await changeStatus(member, body.status);
  await tell(member, body.status);
  return toUser({ ...member, status: body.status });
};
