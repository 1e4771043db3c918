import type * as z from 'zod/mini';

/** Control characters but tab and line breaks, and halves of a character: nobody types them, and programs trip over them. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/**
 * An issue for each text in a value that holds a character of no text. Decided here and not by the schemas, which answers have to
 * pass, too: what was stored before this rule can still be read.
 */
export const textFaults = (value: unknown, path: readonly PropertyKey[] = []): z.core.$ZodIssue[] => {
  if (typeof value === 'string' && unwritable.test(value)) {
    return [{ code: 'custom', path: [...path], input: value, message: '', params: { code: 'control_character' } }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textFaults(part, [...path, name]));
};
