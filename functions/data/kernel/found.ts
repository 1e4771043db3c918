import { AppError } from '#shared/errors.ts';

/** What was looked for; throws `not_found` when it is not there. */
export const found = <T>(thing: T | null | undefined): T => {
  if (thing === null || thing === undefined) throw new AppError('not_found');
  return thing;
};
