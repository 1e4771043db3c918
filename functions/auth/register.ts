import { findOtherCell } from '#functions/data/directory/find-cell.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { createAccountChanges } from '#functions/data/people/accounts.ts';
import { noteRequestChange } from '#functions/data/tasks/requests-notice.ts';
import { fenceBy } from '#functions/data/universities/routes.ts';
import { findUniversity } from '#functions/data/universities/universities.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { deviceCookie, rememberDevice } from '#functions/lib/keys/device-cookie.ts';
import { hashPassword } from '#functions/lib/passwords/password.ts';
import { passwordFinding } from '#functions/lib/passwords/password-policy.ts';
import { beginSession } from '#functions/lib/sign-in/begin-session.ts';
import { cellHeader } from '#shared/cells.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError, type FieldError } from '#shared/errors.ts';
import { emailTaken, requireFreeAddress } from './email-taken.ts';

/**
 * Writes account, session and mail in one transaction. A taken address is refused, and its owner gets a mail: therefore the call
 * comes to the owner's cell even if the university lies in another one.
 */
export const register: Handlers<typeof auth>['register'] = async ({ body }, context) => {
  const { password, universityId, ...person } = body;
  fenceBy(universityId);
  const university = await findUniversity(universityId);
  const finding = passwordFinding(password, { ...person, university: university?.name });
  const otherCell = university ? null : await findOtherCell(universityId);
  const details: FieldError[] = [];
  if (!university && !otherCell) details.push({ field: 'universityId', code: 'unknown_university' });
  if (finding) details.push({ field: 'password', code: finding });
  if (details.length > 0) throw new AppError('invalid', { details });

  await requireFreeAddress(person.email, context);
  if (otherCell) throw new AppError('misdirected', { headers: { [cellHeader]: otherCell } });

  const { language, now, cookies, setCookie } = context;
  const passwordHash = await hashPassword(password);
  const status = { role: 'user', status: 'PENDING' } as const;
  const account = createAccountChanges(
    { ...person, ...status, universityId, language, passwordHash, lastSeenAt: now.toISOString() },
    now,
  );
  const begun = await beginSession(account.user, context);
  const changes = [...account.changes, ...begun.changes, noteRequestChange(universityId, now)];
  const isMade = await commit(changes, context, {
    mails: [mailChange('registrationReceived', { userId: account.user.id }, {}, context)],
  });
  if (!isMade) {
    // Another registration took the address and mails its owner, or the university was deleted meanwhile.
    if (await findUniversity(universityId)) throw emailTaken();
    throw new AppError('invalid', { details: [{ field: 'universityId', code: 'unknown_university' }] });
  }
  setCookie(begun.cookie);
  setCookie(rememberDevice(cookies(deviceCookie), person.email));
  return begun.session;
};
