import { expect, test } from 'vitest';
import { sentenceOf } from '#scripts/operations/catalogue/command.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';

test('an address that leads elsewhere, or nowhere, is told in words', () => {
  expect(sentenceOf(new ApiError(200, 'unreadable_reply'))).toBe('Something else than Thésée answers at that address.');
  expect(sentenceOf(new TypeError('fetch failed'))).toBe('No product answers at that address.');
});
