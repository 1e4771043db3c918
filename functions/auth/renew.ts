import { securityEvent } from '#functions/data/kernel/audit.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { mail } from '#functions/data/mail/outbox.ts';
import {
  findRenewable,
  type Renewable,
  type SessionKey,
  secretRotated,
  sessionEnded,
  sessionProlonged,
} from '#functions/data/people/sessions.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { placeOf, secretAfter } from '#functions/lib/keys/renewal-secret.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import { keepCookie, type RenewalKey, readRenewalCookie, renewalCookie } from '#functions/lib/keys/session-cookie.ts';
import { signToken } from '#functions/lib/keys/sign-token.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';
import type { Session } from '#shared/schemas/user.ts';
import { sessionOf } from './begin-session.ts';

/** Somebody kept a copy of a secret: whose browser it is cannot be told, so that the session ends and its owner learns of it. */
const endStolen = async (key: SessionKey, { user }: Renewable, context: CallContext): Promise<void> => {
  await commit([...sessionEnded(key), securityEvent('session stolen', user, context)], context, {
    mails: [mail('sessionEnded', { userId: user.id }, {}, context)],
  });
};

/** Renews the session that a cookie names; null when it does not hold, or the secret is none of it. */
const renewBy = async (key: RenewalKey, context: CallContext): Promise<Session | null> => {
  const { now, setCookie } = context;
  const found = await findRenewable(key, now);
  const place = found && placeOf(key.secret, found.renewal);
  if (!found || place === 'foreign') return null;
  if (place === 'past') {
    await endStolen(key, found, context);
    return null;
  }
  const { user, session, renewal } = found;
  const secret = secretAfter(key.secret, renewal);
  // Before anything is written: a secret that is used up without a reply would be one too many.
  const token = await signToken(key, now);
  const { change, expiresAt } = sessionProlonged(session, now);
  const rotation = place === 'current' ? [secretRotated(renewal, hashSecret(secret))] : [];
  // Another tab was quicker, or the session has ended: what is stored now tells which.
  if (!(await commit([change, ...rotation], context))) return renewBy(key, context);
  setCookie(keepCookie({ ...key, secret }, expiresAt, now));
  return sessionOf(token, user, session.mustChoosePassword ?? false);
};

/** A fresh token for the browser that holds the cookie. Of several cookies each is tried, since anybody may have set one of them. */
export const renew: Handlers<typeof auth>['renew'] = async ({ body }, context) => {
  for (const value of context.cookies(renewalCookie)) {
    const key = readRenewalCookie(value);
    if (!key || (body.userId && key.userId !== body.userId)) continue;
    const session = await renewBy(key, context);
    if (session) return session;
  }
  throw new AppError('unauthorized');
};
