import type * as z from 'zod/mini';
import type { FieldError } from './errors.ts';

type Issue = z.core.$ZodIssue;

/** The sentences have the same keys in i18n's `errors.fields`. */
const codes = [
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'invalid_email',
  'invalid_value',
  'invalid_type',
  'control_character',
  'too_few_grades',
  'ends_before_it_begins',
  'unknown_time_zone',
  'passwords_differ',
  'no_image',
  'image_format',
  'image_too_large',
  'no_document',
  'document_too_large',
] as const;
export type FieldCode = (typeof codes)[number];

/** Further properties are the values of the sentence. */
export type Finding = FieldError & { code: FieldCode };

const isMissing = (issue: Issue): boolean =>
  (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) ||
  (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1);

const explain = (issue: Issue): { code: FieldCode } & Record<string, unknown> => {
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
      // A refinement passes its code in `params`.
      return { ...issue.params, code: codes.find((code) => code === issue.params?.code) ?? 'invalid_value' };
    default:
      return { code: 'invalid_value' };
  }
};

const mostFindings = 100;

/** Returns one error per field. */
export const fieldErrors = (issues: readonly Issue[]): Finding[] => {
  const byField = new Map<string, Finding>();
  for (const issue of issues) {
    const field = issue.path.join('.');
    if (!byField.has(field)) byField.set(field, { field, ...explain(issue) });
  }
  return [...byField.values()].slice(0, mostFindings);
};
