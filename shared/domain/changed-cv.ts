import * as z from 'zod/mini';
import { type UserCv, type UserCvChanges, userCv } from '../schemas/usercv.ts';
import { isAnyShown } from './shown-cv.ts';

/** A CV as it is to be kept: with the moment since when something of it is public, and whether anything is. */
export type ChangedCv = UserCv & { isPublic: boolean };

/** A CV after a change; what is not given stays (D69). The moment is that of the first thing made public, until none is. */
export const changedCv = (before: object, given: UserCvChanges, now: Date): ChangedCv => {
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const after = z.parse(userCv, { ...before, ...said });
  const isPublic = isAnyShown(after);
  return { ...after, isPublic, consentAt: isPublic ? (after.consentAt ?? now.toISOString()) : null };
};

/** The change that makes nothing of a CV public, whatever else is said of it. */
export const everythingPrivate: UserCvChanges = {
  showExperiences: false,
  showDiplomas: false,
  showPublications: false,
  showSkills: false,
  showDoctorate: false,
  showAppreciation: false,
  showSmart: false,
  allowIndexing: false,
};
