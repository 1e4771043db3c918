import { AppError } from '#shared/errors.ts';

export const requireFound = <T>(thing: T | null | undefined): T => {
  if (thing === null || thing === undefined) throw new AppError('not_found');
  return thing;
};
