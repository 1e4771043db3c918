import { AppError } from '#shared/errors.ts';

/** The most values that a body may hold, lists and objects among them: the largest honest one, a hundred answers, has 500. */
const mostValues = 2_000;
/** The deepest that they may lie in each other; the deepest of a contract lies at 4. */
const mostDepth = 10;

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/**
 * Throws `too_large` for a body that is small in bytes and dear to look at: of very many values, or very deep. Counts by level,
 * so that neither can exhaust the stack.
 */
export const requireBounded = (body: unknown): void => {
  let level = [body];
  let count = 1;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (count > mostValues || depth > mostDepth) throw new AppError('too_large');
    level = level.flatMap(partsOf);
    count += level.length;
  }
};
