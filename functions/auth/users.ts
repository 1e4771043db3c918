import { commit } from '#functions/data/kernel/commit.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { createAccountChanges } from '#functions/data/people/accounts.ts';
import { findOwnerAnywhere } from '#functions/data/people/email-claims.ts';
import { invitationChange } from '#functions/data/people/members.ts';
import { toUser } from '#functions/data/people/users.ts';
import { findUniversity } from '#functions/data/universities/universities.ts';
import { requireConfirmed } from '#functions/lib/http/require-confirmed.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { hashPassword } from '#functions/lib/passwords/password.ts';
import { passwordFinding } from '#functions/lib/passwords/password-policy.ts';
import { invalidField } from '#functions/lib/sign-in/check-password.ts';
import type { users } from '#shared/contracts/users.ts';
import { emailTaken } from './email-taken.ts';

/** A password that is given here only opens the choice of another one (D77). */
export const createUser: Handlers<typeof users>['create'] = async ({ body }, context) => {
  const { password, ...person } = body;
  if (person.role === 'admin') requireConfirmed(context);
  if (await findOwnerAnywhere(person.email)) throw emailTaken();
  if (password !== null) {
    const finding = passwordFinding(password, { ...person, university: requireFound(context.university).name });
    if (finding) throw invalidField('password', finding);
  }

  const { language, now } = context;
  const typed = password !== null && { passwordHash: await hashPassword(password), mustChoosePassword: true };
  const { user, changes } = createAccountChanges(
    { ...person, status: 'ACCEPTED', isInvited: true, language, ...typed },
    now,
  );
  const reply = toUser(user);
  const mails = [invitationChange(user.id, context)];
  if (!(await commit(changes, context, { mails, details: { to: person.role }, reply }))) {
    requireFound(await findUniversity(person.universityId));
    throw emailTaken();
  }
  return reply;
};
