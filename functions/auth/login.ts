import { findAccount } from '#functions/data/accounts.ts';
import { markSeen } from '#functions/data/users.ts';
import { nobodysHash, verifyPassword } from '#functions/lib/password.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import { forgetFailures, throttle } from '#functions/lib/throttle.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';
import { startSession } from './start-session.ts';

/** Signs in whoever knows the password, whatever their status. An unknown address gets the answer, and the work, of a wrong password. */
export const login: Handlers<typeof auth>['login'] = async ({ body }, context) => {
  const { address, now } = context;
  await throttle('signIns', address, now);
  // Every attempt counts as failed until it has succeeded: attempts at one moment cannot all pass before one is counted,
  // and over the limit the right password is not even looked at.
  await throttle('failedLogins', body.email, now);
  const account = await findAccount(body.email);
  const isRight = await verifyPassword(body.password, account?.passwordHash ?? nobodysHash);
  if (!account || !isRight) throw new AppError('bad_credentials');
  const [session] = await Promise.all([
    startSession(account.user, context),
    markSeen(account.user, now),
    forgetFailures(body.email, now),
  ]);
  return session;
};
