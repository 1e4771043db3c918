import { auditSecurityChange } from '#functions/data/kernel/audit.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { findAccount, storePasswordChanges } from '#functions/data/people/accounts.ts';
import { listSuperChange, markSeen } from '#functions/data/people/users.ts';
import { fenceBy } from '#functions/data/universities/routes.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { deviceCookie, knownDevice, rememberDevice } from '#functions/lib/keys/device-cookie.ts';
import { countAttempt } from '#functions/lib/limits/throttle.ts';
import { countEvent } from '#functions/lib/logs/count-event.ts';
import { unmatchedHash, verifyPassword } from '#functions/lib/passwords/password.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';
import { beginSession } from './begin-session.ts';

/** An unknown address gets the reply and the response time of a wrong password. */
export const login: Handlers<typeof auth>['login'] = async ({ body }, context) => {
  const { address, now, cookies, setCookie } = context;
  const devices = cookies(deviceCookie);
  const deviceId = knownDevice(devices, body.email);
  const takeBack = await countAttempt(body.email, { address, deviceId }, now);
  const account = await findAccount(body.email);
  const isRight = await verifyPassword(body.password, account?.passwordHash ?? unmatchedHash);
  if (!account || !isRight) {
    countEvent('RefusedSignIns');
    throw new AppError('bad_credentials');
  }

  const { user, passwordHash, isFormer } = account;
  fenceBy(user.universityId);
  const [begun] = await Promise.all([beginSession(user, context), markSeen(user, now), takeBack()]);
  const changes = [
    ...begun.changes,
    ...(user.role === 'super' && !user.universityId ? [listSuperChange(user.id)] : []),
    ...(deviceId ? [] : [auditSecurityChange('sign-in from a new device', user, context)]),
    ...(isFormer && passwordHash ? storePasswordChanges(user.id, passwordHash) : []),
  ];
  await commit(changes, context);
  setCookie(begun.cookie);
  setCookie(rememberDevice(devices, body.email));
  return begun.session;
};
