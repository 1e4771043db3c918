import type * as z from 'zod/mini';
import type { FieldError } from './errors.ts';

type Issue = z.core.$ZodIssue;

/** What a schema can find wrong with a field; its sentence stands in i18n's `errors.fields` under the same word. */
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

/** What is wrong with a field, with the figures that its sentence names. */
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
      // A rule between fields says its code by the `params` of its check.
      return { ...issue.params, code: codes.find((code) => code === issue.params?.code) ?? 'invalid_value' };
    default:
      return { code: 'invalid_value' };
  }
};

/** So many fields are told; who has more wrong mends these first. */
const mostFindings = 100;

/** One entry per field, the first finding of each: what the screen shows under the field. */
export const fieldErrors = (issues: readonly Issue[]): Finding[] => {
  const byField = new Map<string, Finding>();
  for (const issue of issues) {
    const field = issue.path.join('.');
    if (!byField.has(field)) byField.set(field, { field, ...explain(issue) });
  }
  return [...byField.values()].slice(0, mostFindings);
};
