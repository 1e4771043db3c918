import { auditSecurityChange } from '#functions/data/kernel/audit.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { findAccount } from '#functions/data/people/accounts.ts';
import { type Factor, takeRecoveryCodeChange, takeStepChange } from '#functions/data/people/factors.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { fenceBy } from '#functions/data/universities/routes.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { deviceCookie, knownDevice } from '#functions/lib/keys/device-cookie.ts';
import { countAttempt, countCode } from '#functions/lib/limits/throttle.ts';
import { isChallengeOf } from '#functions/lib/sign-in/challenge.ts';
import { invalidField } from '#functions/lib/sign-in/check-password.ts';
import { completeSignIn } from '#functions/lib/sign-in/complete-sign-in.ts';
import { stepOfCode } from '#functions/lib/sign-in/one-time-code.ts';
import { hashRecoveryCode } from '#functions/lib/sign-in/recovery-codes.ts';
import { trustCookie, trustDevice } from '#functions/lib/sign-in/trusted-device.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';

type Used = { changes: Change[]; mails: Change[] };

/** Returns the changes that use the code up and the mails about it; null for a wrong or used code. */
export const usingCode = (user: StoredUser, factor: Factor, code: string, context: CallContext): Used | null => {
  const step = stepOfCode(factor, code.replace(/\s/g, ''), context.now);
  if (step !== null)
    return step > (factor.lastStep ?? 0) ? { changes: [takeStepChange(factor, step)], mails: [] } : null;
  const hash = hashRecoveryCode(user.id, code);
  if (!factor.recoveryHashes?.has(hash)) return null;
  return {
    changes: [takeRecoveryCodeChange(factor, hash), auditSecurityChange('recovery code used', user, context)],
    mails: [mailChange('recoveryCodeUsed', { userId: user.id }, {}, context)],
  };
};

/** Counts the attempt with those of passwords and with the codes of the account. Returns a function that takes both counts back. */
export const countCodeAttempt = async (
  user: StoredUser,
  { address, cookies, now }: CallContext,
): Promise<() => Promise<void>> => {
  const deviceId = knownDevice(cookies(deviceCookie), user.email);
  const takeBacks = [await countAttempt(user.email, { address, deviceId }, now), await countCode(user, now)];
  return async () => void (await Promise.all(takeBacks.map((takeBack) => takeBack())));
};

export const wrongCode = (): AppError => invalidField('code', 'wrong_code');

export const secondStep: Handlers<typeof auth>['secondStep'] = async ({ body }, context) => {
  const { now, cookies, setCookie } = context;
  const account = await findAccount(body.email);
  if (account) fenceBy(account.user.universityId);
  if (!account || !isChallengeOf(account.user, body.challenge, now)) throw new AppError('challenge_expired');
  const { user, factor } = account;
  const takeBack = await countCodeAttempt(user, context);
  // Since the first step an administrator may have turned the factor off.
  const used = factor ? usingCode(user, factor, body.code, context) : { changes: [], mails: [] };
  const session = used && (await completeSignIn(account, context, { ...used, takeBack }));
  if (!session) throw wrongCode();
  if (factor && body.trustDevice) setCookie(trustDevice(cookies(trustCookie), { user, factor }, now));
  return session;
};
