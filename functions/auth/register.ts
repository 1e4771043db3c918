import { createAccount, findAccount } from '#functions/data/accounts.ts';
import { findUniversity } from '#functions/data/universities.ts';
import { env } from '#functions/lib/env.ts';
import { sendMail } from '#functions/lib/mailer.ts';
import { hashPassword } from '#functions/lib/password.ts';
import { passwordFinding } from '#functions/lib/password-policy.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import { mayMail, throttle } from '#functions/lib/throttle.ts';
import { accountExists } from '#functions/mails/account-exists.ts';
import { registrationReceived } from '#functions/mails/registration-received.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError, type FieldError } from '#shared/errors.ts';
import { startSession } from './start-session.ts';

const emailTaken = async (email: string, now: Date): Promise<AppError> => {
  const owner = (await findAccount(email))?.user;
  if (owner && (await mayMail(owner.email, now))) {
    await sendMail(owner, accountExists({ firstName: owner.firstName, link: `${env('SITE_ORIGIN')}/login` }));
  }
  return new AppError('email_taken', { details: [{ field: 'email', code: 'email_taken' }] });
};

/** Makes a pending account and signs it in. A known address is refused by name, and its owner is told. */
export const register: Handlers<typeof auth>['register'] = async ({ body }, context) => {
  const { password, universityId, ...person } = body;
  const university = await findUniversity(universityId);
  const finding = passwordFinding(password, { ...person, university: university?.name });
  const details: FieldError[] = [];
  if (!university) details.push({ field: 'universityId', code: 'unknown_university' });
  if (finding) details.push({ field: 'password', code: finding });
  if (!university || finding) throw new AppError('invalid', { details });

  const { address, language, now } = context;
  // Only here, so that a form sent back for a mistake is not counted: a whole class may share an address.
  await throttle('registrations', address, now);
  const user = await createAccount(
    {
      ...person,
      role: 'user',
      status: 'PENDING',
      universityId,
      language,
      passwordHash: await hashPassword(password),
      lastSeenAt: now.toISOString(),
    },
    now,
  );
  if (!user) throw await emailTaken(person.email, now);
  const { firstName } = user;
  const mail = registrationReceived({ firstName, university: university.name, link: `${env('SITE_ORIGIN')}/login` });
  const [session] = await Promise.all([startSession(user, context), sendMail(user, mail)]);
  return session;
};
