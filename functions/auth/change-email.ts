import { type Account, findOwner, readAccount } from '#functions/data/accounts.ts';
import { commit } from '#functions/data/commit.ts';
import { mail } from '#functions/data/outbox.ts';
import type { CallContext } from '#functions/lib/answer.ts';
import { deviceCookie, knownDevice } from '#functions/lib/device-cookie.ts';
import { verifyPassword } from '#functions/lib/password.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import { countAttempt } from '#functions/lib/throttle.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';
import { emailTakenBy } from './email-taken.ts';

const wrongPassword = (code: string): AppError => new AppError('invalid', { details: [{ field: 'password', code }] });

/** Guessing here is counted with guessing at login: a stolen token must not try passwords out. */
const checkPassword = async (
  { user, passwordHash }: Account,
  given: string | undefined,
  { address, cookies, now }: CallContext,
): Promise<void> => {
  if (!given) throw wrongPassword('required');
  const deviceId = knownDevice(cookies(deviceCookie), user.email);
  const takeBack = await countAttempt(user.email, { address, deviceId }, now);
  if (!(await verifyPassword(given, passwordHash))) throw wrongPassword('wrong_password');
  await takeBack();
};

/** Mails a link to the address that the caller wants to have; theirs stays what it is until the link is opened. */
export const changeEmail: Handlers<typeof auth>['changeEmail'] = async ({ body }, context) => {
  const { id: userId, status } = context.actor;
  const account = await readAccount(userId);
  if (!account) throw new AppError('unauthorized');
  if (status !== 'PENDING') await checkPassword(account, body.password, context);

  const owner = await findOwner(body.email);
  if (owner && owner !== userId) throw await emailTakenBy(owner, context);
  await commit([], context, { mails: [mail('confirmAddress', { userId }, { email: body.email }, context)] });
};
