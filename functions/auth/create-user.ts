import { commit } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import { newAccount } from '#functions/data/people/accounts.ts';
import { findOwner } from '#functions/data/people/email-claims.ts';
import { invitation } from '#functions/data/people/members.ts';
import { toUser } from '#functions/data/people/users.ts';
import { findUniversity } from '#functions/data/universities/universities.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { hashPassword } from '#functions/lib/passwords/password.ts';
import { type PasswordOwner, passwordFinding } from '#functions/lib/passwords/password-policy.ts';
import type { users } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';
import { emailTaken } from './email-taken.ts';

/** Throws, naming the field, when this person may not have that password. */
const checkTyped = (password: string, owner: PasswordOwner): void => {
  const finding = passwordFinding(password, owner);
  if (finding) throw new AppError('invalid', { details: [{ field: 'password', code: finding }] });
};

/**
 * Makes an accepted account with the mail that invites its owner to choose a password; one that is typed here opens that choice and
 * nothing else (D77). A known address is refused before anything else.
 */
export const createUser: Handlers<typeof users>['create'] = async ({ body }, context) => {
  const { password, ...person } = body;
  if (await findOwner(person.email)) throw emailTaken();
  if (password !== null) checkTyped(password, { ...person, university: found(context.university).name });

  const { language, now } = context;
  const typed = password !== null && { passwordHash: await hashPassword(password), mustChoosePassword: true };
  const { user, changes } = newAccount({ ...person, status: 'ACCEPTED', isInvited: true, language, ...typed }, now);
  const reply = toUser(user);
  const mails = [invitation(user.id, context)];
  if (!(await commit(changes, context, { mails, details: { to: person.role }, reply }))) {
    found(await findUniversity(person.universityId));
    throw emailTaken();
  }
  return reply;
};
