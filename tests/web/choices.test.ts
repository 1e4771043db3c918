import { expect, test } from 'vitest';
import { readResetLink } from '#web/features/auth/mailed-link.ts';
import { tabFrom } from '#web/lib/address/search-params.ts';
import { chooseLanguage } from '#web/lib/words/language.ts';

test.each([
  ['en', ['fr-FR'], 'en'],
  ['fr', ['en-GB'], 'fr'],
  [null, ['en-GB', 'fr'], 'en'],
  [null, ['fr-CA', 'en'], 'fr'],
  [null, ['EN'], 'en'],
  [null, ['de-DE', 'en'], 'fr'],
  [null, [], 'fr'],
  ['de', ['en'], 'en'],
  ['', ['es'], 'fr'],
])('language: stored %j, browser %j gives %s', (stored, browser, language) => {
  expect(chooseLanguage(stored, browser)).toBe(language);
});

test.each([
  [null, 0],
  ['0', 0],
  ['3', 3],
  ['4', 0],
  ['-1', 0],
  ['1.5', 0],
  ['two', 0],
  ['', 0],
])('tab: activeTab=%j of four opens %i', (value, index) => {
  expect(tabFrom(value, 4)).toBe(index);
});

test('a reset link is read when whole, and refused when any of its four parts is missing or empty', () => {
  const whole = { token: 't', email: 'a@b.fr', universityId: 'n1', userId: 'u1' };
  expect(readResetLink(new URLSearchParams(whole))).toEqual({ ...whole, universityName: null, isFirst: false });
  expect(readResetLink(new URLSearchParams({ ...whole, universityName: 'Rive-Sud', first: '1' }))).toEqual({
    ...whole,
    universityName: 'Rive-Sud',
    isFirst: true,
  });
  for (const part of Object.keys(whole)) {
    expect(readResetLink(new URLSearchParams({ ...whole, [part]: '' }))).toBeNull();
    const lacking = new URLSearchParams(whole);
    lacking.delete(part);
    expect(readResetLink(lacking)).toBeNull();
  }
});
