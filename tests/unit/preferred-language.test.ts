import { expect, test } from 'vitest';
import { preferredLanguage } from '#functions/lib/http/language.ts';

test.each([
  [undefined, 'fr'],
  ['', 'fr'],
  ['*', 'fr'],
  ['de, es;q=0.5', 'fr'],
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['fr-CA, en', 'fr'],
  ['en, fr', 'en'],
  ['de, en;q=0.8, fr;q=0.7', 'en'],
  ['en;q=0.7, fr;q=0.8', 'fr'],
  ['en;q=0.9,fr', 'fr'],
  ['fr;q=0, en;q=0.1', 'en'],
  ['en;q=0', 'fr'],
  ['fr;q=0.5, en ; level=1 ; q=0.6', 'en'],
  ['fr;q=0.5, en;xq=0.1', 'en'],
  ['fr;q=0.5, en;q=0.1x', 'en'],
])('who asks for %s is answered in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
