import { auditSecurityChange } from '#functions/data/kernel/audit.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import {
  endSessionChanges,
  extendSessionChange,
  findRenewable,
  type Renewable,
  rotateSecretChange,
  type SessionKey,
} from '#functions/data/people/sessions.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { nextSecret, secretState } from '#functions/lib/keys/renewal-secret.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import { keepCookie, type RenewalKey, readRenewalCookie, renewalCookie } from '#functions/lib/keys/session-cookie.ts';
import { signToken } from '#functions/lib/keys/sign-token.ts';
import { toSession } from '#functions/lib/sign-in/begin-session.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';
import type { Session } from '#shared/schemas/user.ts';

/** A past secret was reused, so somebody has a copy, and either browser may be the thief's. */
const endStolen = async (key: SessionKey, { user }: Renewable, context: CallContext): Promise<void> => {
  await commit([...endSessionChanges(key), auditSecurityChange('session stolen', user, context)], context, {
    mails: [mailChange('sessionEnded', { userId: user.id }, {}, context)],
  });
};

const renewBy = async (key: RenewalKey, context: CallContext): Promise<Session | null> => {
  const { now, setCookie } = context;
  const found = await findRenewable(key, now);
  const state = found && secretState(key.secret, found.renewal);
  if (!found || state === 'foreign') return null;
  if (state === 'past') {
    await endStolen(key, found, context);
    return null;
  }
  const { user, session, renewal } = found;
  const secret = nextSecret(key.secret, renewal);
  // Signs before it writes: a failure must not use up the secret without a reply.
  const token = await signToken({ ...key, universityId: user.universityId }, now);
  const { change, expiresAt } = extendSessionChange(session, now);
  const rotation = state === 'current' ? [rotateSecretChange(renewal, hashSecret(secret))] : [];
  // Another tab renewed first, or the session has ended: the retry finds out which.
  if (!(await commit([change, ...rotation], context))) return renewBy(key, context);
  setCookie(keepCookie({ ...key, secret }, expiresAt, now));
  return toSession(token, user, session);
};

/** Tries each renewal cookie, as a neighbouring host may have set another one. */
export const renew: Handlers<typeof auth>['renew'] = async ({ body }, context) => {
  for (const value of context.cookies(renewalCookie)) {
    const key = readRenewalCookie(value);
    if (!key || (body.userId && key.userId !== body.userId)) continue;
    const session = await renewBy(key, context);
    if (session) return session;
  }
  throw new AppError('unauthorized');
};
