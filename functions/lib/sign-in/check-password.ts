import { type Account, readAccount } from '#functions/data/people/accounts.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import { deviceCookie, knownDevice } from '#functions/lib/keys/device-cookie.ts';
import { countAttempt } from '#functions/lib/limits/throttle.ts';
import { unmatchedHash, verifyPassword } from '#functions/lib/passwords/password.ts';
import { AppError, type FieldError } from '#shared/errors.ts';

export const invalidField = (field: string, code: string, words: Partial<FieldError> = {}): AppError =>
  new AppError('invalid', { details: [{ field, code, ...words }] });

/** Throws `unauthorized` when the account was erased meanwhile. */
export const requireAccount = async (userId: string): Promise<Account> => {
  const account = await readAccount(userId);
  if (!account) throw new AppError('unauthorized');
  return account;
};

/** Throws, naming the field. Counts attempts with those of login, so that a stolen token cannot guess passwords. */
export const checkPassword = async (
  { user, passwordHash }: Account,
  { field, given }: { field: string; given: string | undefined },
  { address, cookies, now }: CallContext,
): Promise<void> => {
  if (!given) throw invalidField(field, 'required');
  const deviceId = knownDevice(cookies(deviceCookie), user.email);
  const takeBack = await countAttempt(user.email, { address, deviceId }, now);
  if (!(await verifyPassword(given, passwordHash ?? unmatchedHash))) throw invalidField(field, 'wrong_password');
  await takeBack();
};
