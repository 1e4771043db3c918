import { auditSecurityChange } from '#functions/data/kernel/audit.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { type Account, storePasswordChanges } from '#functions/data/people/accounts.ts';
import { listSuperChange, markSeen } from '#functions/data/people/users.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import { deviceCookie, knownDevice, rememberDevice } from '#functions/lib/keys/device-cookie.ts';
import type { Session } from '#shared/schemas/user.ts';
import { beginSession } from './begin-session.ts';
import { isFactorRequired } from './is-factor-required.ts';

type Beside = {
  changes?: readonly Change[];
  mails?: readonly Change[];
  /** Takes the counted attempt back. */
  takeBack: () => Promise<void>;
};

/** Undefined when a condition of the changes beside it failed: then no session has begun. */
export const completeSignIn = async (
  { user, passwordHash, isFormer, factor }: Account,
  context: CallContext,
  { changes = [], mails = [], takeBack }: Beside,
): Promise<Session | undefined> => {
  const { now, cookies, setCookie } = context;
  const devices = cookies(deviceCookie);
  const mustSetUpFactor = !factor && isFactorRequired(user.role);
  const [begun] = await Promise.all([
    beginSession(user, context, { mustSetUpFactor }),
    markSeen(user, now),
    takeBack(),
  ]);
  const all = [
    ...changes,
    ...begun.changes,
    ...(user.role === 'super' && !user.universityId ? [listSuperChange(user.id)] : []),
    ...(knownDevice(devices, user.email) ? [] : [auditSecurityChange('sign-in from a new device', user, context)]),
    ...(isFormer && passwordHash ? storePasswordChanges(user.id, passwordHash) : []),
  ];
  if (!(await commit(all, context, { mails }))) return undefined;
  setCookie(begun.cookie);
  setCookie(rememberDevice(devices, user.email));
  return begun.session;
};
