import { findAccount } from '#functions/data/people/accounts.ts';
import { fenceBy } from '#functions/data/universities/routes.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { deviceCookie, knownDevice } from '#functions/lib/keys/device-cookie.ts';
import { countAttempt } from '#functions/lib/limits/throttle.ts';
import { countEvent } from '#functions/lib/logs/count-event.ts';
import { unmatchedHash, verifyPassword } from '#functions/lib/passwords/password.ts';
import { signChallenge } from '#functions/lib/sign-in/challenge.ts';
import { completeSignIn } from '#functions/lib/sign-in/complete-sign-in.ts';
import { isTrustedDevice, trustCookie } from '#functions/lib/sign-in/trusted-device.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';

/**
 * An unknown address gets the reply and the response time of a wrong password. A challenge leaves the attempt counted: otherwise the
 * right password would allow any number of guesses at the code.
 */
export const login: Handlers<typeof auth>['login'] = async ({ body }, context) => {
  const { address, now, cookies } = context;
  const deviceId = knownDevice(cookies(deviceCookie), body.email);
  const takeBack = await countAttempt(body.email, { address, deviceId }, now);
  const account = await findAccount(body.email);
  const isRight = await verifyPassword(body.password, account?.passwordHash ?? unmatchedHash);
  if (!account || !isRight) {
    countEvent('RefusedSignIns');
    throw new AppError('bad_credentials');
  }

  const { user, factor } = account;
  fenceBy(user.universityId);
  if (factor && !isTrustedDevice(cookies(trustCookie), { user, factor }, now))
    return { challenge: signChallenge(user, now), ways: ['code', 'recoveryCode'] };
  const session = await completeSignIn(account, context, { takeBack });
  if (!session) throw new AppError('bad_credentials');
  return session;
};
