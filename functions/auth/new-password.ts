import type { StoredUser } from '#functions/data/people/users.ts';
import { findUniversity } from '#functions/data/universities/universities.ts';
import { passwordFinding } from '#functions/lib/passwords/password-policy.ts';
import { AppError } from '#shared/errors.ts';
import { shortestPassword } from '#shared/schemas/password.ts';

const invalid = (field: string, code: string, words = {}): AppError =>
  new AppError('invalid', { details: [{ field, code, ...words }] });

/** Throws unless both fields hold the same password, and one that this person may have. */
export const checkNewPassword = async (
  user: StoredUser,
  { password, confirmPassword }: { password: string; confirmPassword: string },
): Promise<void> => {
  if (confirmPassword !== password) throw invalid('confirmPassword', 'passwords_differ');
  const minimum = shortestPassword(user.role);
  if (password.length < minimum) throw invalid('password', 'too_short', { minimum });
  const university = user.universityId ? await findUniversity(user.universityId) : null;
  const finding = passwordFinding(password, { ...user, university: university?.name });
  if (finding) throw invalid('password', finding);
};
