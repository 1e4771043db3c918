import { createAccount, findAccount } from '#functions/data/accounts.ts';
import { findUniversity } from '#functions/data/universities.ts';
import { toUser } from '#functions/data/users.ts';
import { sendMail } from '#functions/lib/mailer.ts';
import { hashPassword } from '#functions/lib/password.ts';
import { newPasswordLink } from '#functions/lib/password-link.ts';
import { passwordFinding } from '#functions/lib/password-policy.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import { throttle } from '#functions/lib/throttle.ts';
import { invitation } from '#functions/mails/invitation.ts';
import type { users } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';

/** How long an invitation works, in days. */
const linkDays = 7;

const emailTaken = () => new AppError('email_taken', { details: [{ field: 'email', code: 'email_taken' }] });

/** Makes an accepted account and invites its owner by mail; the password typed here works until they choose theirs. */
export const create: Handlers<typeof users>['create'] = async ({ body }, { language, now }) => {
  const { password, ...person } = body;
  const university = await findUniversity(person.universityId);
  if (!university) throw new AppError('not_found');
  const finding = passwordFinding(password, { ...person, university: university.name });
  if (finding) throw new AppError('invalid', { details: [{ field: 'password', code: finding }] });

  if (await findAccount(person.email)) throw emailTaken();
  // Before anything is stored: nobody gets an account without the mail that tells them of it.
  await throttle('mails', person.email, now);
  const passwordHash = await hashPassword(password);
  const user = await createAccount({ ...person, status: 'ACCEPTED', language, passwordHash }, now);
  if (!user) throw emailTaken();

  const link = await newPasswordLink(user, 'invitation', new Date(now.getTime() + linkDays * 24 * 60 * 60_000));
  await sendMail(user, invitation({ firstName: user.firstName, university: university.name, link, days: linkDays }));
  return toUser(user);
};
