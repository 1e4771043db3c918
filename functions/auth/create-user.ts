import { newAccount } from '#functions/data/accounts.ts';
import { commit } from '#functions/data/commit.ts';
import { found } from '#functions/data/found.ts';
import { invitation } from '#functions/data/members.ts';
import { findUniversity } from '#functions/data/universities.ts';
import { toUser } from '#functions/data/users.ts';
import { hashPassword } from '#functions/lib/password.ts';
import { passwordFinding } from '#functions/lib/password-policy.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import type { users } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';
import { emailTaken } from './email-taken.ts';

/** Makes an accepted account with the mail that invites its owner; the password typed here works until they choose theirs. */
export const createUser: Handlers<typeof users>['create'] = async ({ body }, context) => {
  const { password, ...person } = body;
  const finding = passwordFinding(password, { ...person, university: found(context.university).name });
  if (finding) throw new AppError('invalid', { details: [{ field: 'password', code: finding }] });

  const { language, now } = context;
  const passwordHash = await hashPassword(password);
  const { user, changes } = newAccount({ ...person, status: 'ACCEPTED', isInvited: true, language, passwordHash }, now);
  const reply = toUser(user);
  const mails = [invitation(user.id, context)];
  if (!(await commit(changes, context, { mails, reply }))) {
    found(await findUniversity(person.universityId));
    throw emailTaken();
  }
  return reply;
};
