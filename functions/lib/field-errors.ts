import type * as z from 'zod/mini';
import type { FieldError } from '#shared/errors.ts';

type Issue = z.core.$ZodIssue;

const isMissing = (issue: Issue): boolean =>
  (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) ||
  (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1);

/** Which sentence of i18n's `errors.fields` says what is wrong, and its figures. */
const explain = (issue: Issue): Record<string, unknown> & { code: string } => {
  if (isMissing(issue)) return { code: 'required' };
  switch (issue.code) {
    case 'too_small':
      return { code: issue.origin === 'string' ? 'too_short' : 'too_small', minimum: issue.minimum };
    case 'too_big':
      return { code: issue.origin === 'string' ? 'too_long' : 'too_big', maximum: issue.maximum };
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'invalid_email' : 'invalid_value' };
    case 'invalid_type':
      return { code: 'invalid_type' };
    case 'custom':
      return { code: 'invalid_value', ...issue.params };
    default:
      return { code: 'invalid_value' };
  }
};

/** One entry per field, the first finding of each: what the screen shows under the field. */
export const fieldErrors = (issues: readonly Issue[]): FieldError[] => {
  const byField = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = issue.path.join('.');
    if (!byField.has(field)) byField.set(field, { field, ...explain(issue) });
  }
  return [...byField.values()];
};
