import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adviceOn } from '#web/lib/calls/failures.ts';

const filesWith = (pattern: RegExp): string[] =>
  globSync('web/**/*.{ts,tsx}')
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .sort();

test('only messages are alerts: a place that has failed says what can be done', () => {
  expect(filesWith(/role="alert"/)).toEqual([]);
});

test('a message of a failure is the server’s, the specification’s own, or of what the browser refused', () => {
  expect(filesWith(/\bnotifyError\(/)).toEqual([
    'web/blocks/picture-dialog.tsx',
    'web/features/usercv/public-link.tsx',
    'web/lib/calls/failures.ts',
    'web/lib/calls/transport.ts',
    'web/lib/calls/use-send.ts',
    'web/lib/forms/use-submission.ts',
  ]);
});

test('the sentence of a failure is said by its message, of a picture in its place, and to screen readers in dialogs', () => {
  expect(filesWith(/\berrorText\(/).filter((file) => !file.startsWith('web/lib/'))).toEqual([
    'web/blocks/form-dialog.tsx',
    'web/blocks/picture-dialog.tsx',
    'web/features/exports/export-dialog.tsx',
  ]);
});

test('what is said of the state of a form stands at its foot, in one component', () => {
  expect(filesWith(/saving\.(done|changes)'/)).toEqual(['web/blocks/saving.tsx']);
});

test.each([
  [0, 'offline', 'connection'],
  [0, 'timeout', 'connection'],
  [401, 'bad_credentials', 'credentials'],
  [403, 'forbidden', 'access'],
  [404, 'not_found', 'reload'],
  [409, 'email_taken', 'account'],
  [409, 'conflict', 'reload'],
  [409, 'last_admin', 'other'],
  [409, 'too_many_things', 'room'],
  [412, 'changed_meanwhile', 'reload'],
  [413, 'too_large', 'fields'],
  [422, 'invalid', 'fields'],
  [429, 'too_many', 'later'],
  [503, 'unavailable', 'later'],
] as const)('after %i %s, one is advised: %s', (status, code, advice) => {
  expect(adviceOn({ status, code })).toBe(advice);
});
