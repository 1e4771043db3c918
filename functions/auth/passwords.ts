import { emailKey } from '#functions/data/entities/credential.ts';
import { auditSecurityChange } from '#functions/data/kernel/audit.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { findAccount, setPasswordByLinkChanges, setPasswordChanges } from '#functions/data/people/accounts.ts';
import { deleteLinkChange } from '#functions/data/people/links.ts';
import { keepSessionChange } from '#functions/data/people/sessions.ts';
import { retryCounted } from '#functions/data/people/user-counts.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { fenceBy } from '#functions/data/universities/routes.ts';
import { findUniversity } from '#functions/data/universities/universities.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { hashPassword } from '#functions/lib/passwords/password.ts';
import { passwordFinding } from '#functions/lib/passwords/password-policy.ts';
import { checkPassword, invalidField, requireAccount } from '#functions/lib/sign-in/check-password.ts';
import { requireLink } from '#functions/lib/sign-in/require-link.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';
import { shortestPassword } from '#shared/schemas/password.ts';

type Calls = Handlers<typeof auth>;

const checkNewPassword = async (
  user: StoredUser,
  { password, confirmPassword }: { password: string; confirmPassword: string },
): Promise<void> => {
  if (confirmPassword !== password) throw invalidField('confirmPassword', 'passwords_differ');
  const minimum = shortestPassword(user.role);
  if (password.length < minimum) throw invalidField('password', 'too_short', { minimum });
  const university = user.universityId ? await findUniversity(user.universityId) : null;
  const finding = passwordFinding(password, { ...user, university: university?.name });
  if (finding) throw invalidField('password', finding);
};

/** Costs the same for an unknown address, as the response time must reveal nothing. */
const fenceByOwner = async (email: string): Promise<void> => {
  if (ownCell() === undefined) return;
  fenceBy((await findAccount(email))?.user.universityId ?? 'nobody');
};

/** Mails a link to the address. The mailer looks up its owner: neither reply nor response time tells here whether one exists. */
export const resetPassword: Calls['resetPassword'] = async ({ body }, context) => {
  await fenceByOwner(body.email);
  await commit([], context, { mails: [mailChange('resetPassword', { email: body.email }, {}, context)] });
};

/** Returns the length that the user's password needs, before one is typed. */
export const checkLink: Calls['checkLink'] = async ({ body }, { now }) => {
  const { user } = await requireLink(body, 'password', now);
  return { shortestPassword: shortestPassword(user.role) };
};

/** Ends all sessions and mails the owner. The link works once. */
export const updatePassword: Calls['updatePassword'] = async ({ body }, context) => {
  const { now } = context;
  const { user, tokenHash } = await requireLink(body, 'password', now);
  if (emailKey(user.email) !== emailKey(body.email)) throw new AppError('link_expired');
  await checkNewPassword(user, body);

  const passwordHash = await hashPassword(body.password);
  const { sessionEpoch } = user;
  const beside = [deleteLinkChange(user, tokenHash), auditSecurityChange('password changed', user, context)];
  const mails = [mailChange('passwordChanged', { userId: user.id }, {}, context)];
  // Retries over concurrent changes, except one that ends the sessions to which the link belongs.
  const isDone = await retryCounted(user, (known) =>
    commit([...beside, ...setPasswordByLinkChanges({ ...known, sessionEpoch }, passwordHash, now)], context, { mails }),
  );
  if (!isDone) throw new AppError('link_expired');
};

export const changePassword: Calls['changePassword'] = async ({ body }, context) => {
  const account = await requireAccount(context.actor.id);
  const { user } = account;
  await checkPassword(account, { field: 'oldPassword', given: body.oldPassword }, context);
  if (body.password === body.oldPassword) throw invalidField('password', 'password_unchanged');
  await checkNewPassword(user, body);

  const changes = [
    ...setPasswordChanges(user, await hashPassword(body.password)),
    keepSessionChange({ userId: user.id, sessionId: requireFound(context.sessionId) }, user, 'mustChoosePassword'),
    auditSecurityChange('password changed', user, context),
  ];
  const mails = [mailChange('passwordChanged', { userId: user.id }, {}, context)];
  if (!(await commit(changes, context, { mails }))) throw new AppError('conflict');
};
