import { AppError } from '#shared/errors.ts';
import type { CallContext } from './answer.ts';

/** Serves calls of which only some uses need it, such as those that make an administrator. Throws `confirm_identity`. */
export const requireConfirmed = ({ isConfirmed }: Pick<CallContext, 'isConfirmed'>): void => {
  if (!isConfirmed) throw new AppError('confirm_identity');
};
