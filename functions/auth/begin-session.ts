import type { Change } from '#functions/data/kernel/change.ts';
import { newSessionId } from '#functions/data/kernel/ids.ts';
import { sessionBegun } from '#functions/data/people/sessions.ts';
import { type StoredUser, toRecord, toUser } from '#functions/data/people/users.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import { deviceLabel } from '#functions/lib/keys/device-label.ts';
import { hashSecret, newSecret } from '#functions/lib/keys/secret.ts';
import { keepCookie } from '#functions/lib/keys/session-cookie.ts';
import { signToken } from '#functions/lib/keys/sign-token.ts';
import type { Session } from '#shared/schemas/user.ts';

/** A session as a browser is told of it; one that opens nothing yet says no more of its owner than a list does. */
export const sessionOf = (token: string, user: StoredUser, mustChoosePassword = user.mustChoosePassword): Session => ({
  token,
  user: mustChoosePassword || user.leavesAt ? toUser(user) : toRecord(user),
  ...(mustChoosePassword && { mustChoosePassword }),
});

/**
 * A session on this browser: the changes that begin it, and what the browser gets once they are written. The token is signed
 * before anything is, so that nothing is written for which no token can be had.
 */
export const beginSession = async (
  user: StoredUser,
  { now, userAgent }: Pick<CallContext, 'now' | 'userAgent'>,
): Promise<{ changes: Change[]; cookie: string; session: Session }> => {
  const [id, secret] = [newSessionId(), newSecret()];
  const key = { userId: user.id, sessionId: id };
  const token = await signToken(key, now);
  const begun = { id, device: deviceLabel(userAgent), seed: newSecret(), secretHash: hashSecret(secret) };
  const { changes, expiresAt } = sessionBegun(user, begun, now);
  return { changes, cookie: keepCookie({ ...key, secret }, expiresAt, now), session: sessionOf(token, user) };
};
