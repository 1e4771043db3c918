import * as z from 'zod/mini';
import { switchNames, type UserCv, type UserCvChanges, userCv } from '../../schemas/usercv.ts';
import { isAnyShown } from './shown-cv.ts';

export type ChangedCv = UserCv & { isPublic: boolean };

/** Merges the given fields (D69). `consentAt` is when the first section became public; null while none is. */
export const changedCv = (before: object, given: UserCvChanges, now: Date): ChangedCv => {
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const after = z.parse(userCv, { ...before, ...said });
  const isPublic = isAnyShown(after);
  return { ...after, isPublic, consentAt: isPublic ? (after.consentAt ?? now.toISOString()) : null };
};

export const everythingPrivate: UserCvChanges = Object.fromEntries(switchNames.map((name) => [name, false]));
