import type { Account } from '#functions/data/people/accounts.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import { deviceCookie, knownDevice } from '#functions/lib/keys/device-cookie.ts';
import { countAttempt } from '#functions/lib/limits/throttle.ts';
import { nobodysHash, verifyPassword } from '#functions/lib/passwords/password.ts';
import { AppError } from '#shared/errors.ts';

/**
 * Throws, naming the field, unless that is the person's own password. Guessing here is counted with guessing at login: a
 * stolen token must not try passwords out.
 */
export const checkPassword = async (
  { user, passwordHash }: Account,
  { field, given }: { field: string; given: string | undefined },
  { address, cookies, now }: CallContext,
): Promise<void> => {
  const wrong = (code: string) => new AppError('invalid', { details: [{ field, code }] });
  if (!given) throw wrong('required');
  const deviceId = knownDevice(cookies(deviceCookie), user.email);
  const takeBack = await countAttempt(user.email, { address, deviceId }, now);
  if (!(await verifyPassword(given, passwordHash ?? nobodysHash))) throw wrong('wrong_password');
  await takeBack();
};
