import type { Change } from '#functions/data/kernel/change.ts';
import { newSessionId } from '#functions/data/kernel/ids.ts';
import { createSessionChanges } from '#functions/data/people/sessions.ts';
import { type StoredUser, toRecord, toUser } from '#functions/data/people/users.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import { deviceLabel } from '#functions/lib/keys/device-label.ts';
import { hashSecret, newSecret } from '#functions/lib/keys/secret.ts';
import { keepCookie } from '#functions/lib/keys/session-cookie.ts';
import { signToken } from '#functions/lib/keys/sign-token.ts';
import type { Session } from '#shared/schemas/user.ts';

/** Steps that a session demands before it opens anything else. */
export type Restrictions = Pick<Session, 'mustChoosePassword' | 'mustSetUpFactor'>;

/** Holds only the short user while the session is restricted or the account is leaving. */
export const toSession = (
  token: string,
  user: StoredUser,
  { mustChoosePassword, mustSetUpFactor }: Restrictions,
): Session => ({
  token,
  user: mustChoosePassword || mustSetUpFactor || user.leavesAt ? toUser(user) : toRecord(user),
  ...(mustChoosePassword && { mustChoosePassword }),
  ...(mustSetUpFactor && { mustSetUpFactor }),
});

/** Signs the token before anything is written, so that a failed signature leaves no session. */
export const beginSession = async (
  user: StoredUser,
  { now, userAgent }: Pick<CallContext, 'now' | 'userAgent'>,
  { mustSetUpFactor = false } = {},
): Promise<{ changes: Change[]; cookie: string; session: Session }> => {
  const [id, secret] = [newSessionId(), newSecret()];
  const key = { userId: user.id, sessionId: id };
  const token = await signToken({ ...key, universityId: user.universityId }, now);
  const restricted = mustSetUpFactor && { mustSetUpFactor };
  const begun = {
    id,
    device: deviceLabel(userAgent),
    seed: newSecret(),
    secretHash: hashSecret(secret),
    ...restricted,
  };
  const { changes, expiresAt } = createSessionChanges(user, begun, now);
  const { mustChoosePassword } = user;
  return {
    changes,
    cookie: keepCookie({ ...key, secret }, expiresAt, now),
    session: toSession(token, user, { mustChoosePassword, ...restricted }),
  };
};
