import { expect, test } from 'vitest';
import { errorText, fieldErrorText } from '#functions/lib/http/language.ts';
import { fr as frTexts } from '#shared/i18n/fr/index.ts';
import { sentence } from '#shared/i18n/sentence.ts';
import { translator } from '#shared/i18n/translate.ts';

const texts = {
  plain: 'Rien à dire.',
  waits: 'Attendez un peu.',
  waits_one: 'Attendez {{count}} minute.',
  waits_other: 'Attendez {{count}} minutes.',
  full: 'Plein : {{most}}.',
  full_portfolios: 'Plein d’auto-évaluations : {{most}}, pas plus de {{most}}.',
  block: { inner: 'jamais' },
};

test('a sentence is chosen by its count and its context, and holds its values', () => {
  expect(sentence('fr', texts, 'plain')).toBe('Rien à dire.');
  expect(sentence('fr', texts, 'waits')).toBe('Attendez un peu.');
  // 0 is singular in French and plural in English.
  expect(sentence('fr', texts, 'waits', { count: 0 })).toBe('Attendez 0 minute.');
  expect(sentence('en', texts, 'waits', { count: 0 })).toBe('Attendez 0 minutes.');
  expect(sentence('fr', texts, 'waits', { count: 3 })).toBe('Attendez 3 minutes.');
  expect(sentence('fr', texts, 'full', { context: 'portfolios', most: 60 })).toBe(
    'Plein d’auto-évaluations : 60, pas plus de 60.',
  );
  expect(sentence('fr', texts, 'full', { context: 'resources', most: 200 })).toBe('Plein : 200.');
});

test('none has words of its own where they are written, and numbers are written as the language does', () => {
  const people = {
    some_zero: 'personne',
    some_one: '{{count, number}} personne',
    some_other: '{{count, number}} personnes',
  };
  expect(sentence('fr', people, 'some', { count: 0 })).toBe('personne');
  expect(sentence('fr', people, 'some', { count: 1 })).toBe('1 personne');
  expect(sentence('fr', people, 'some', { count: 4200 })).toBe('4\u202f200 personnes');
  // French has a plural category for millions, for which there is no text.
  expect(sentence('fr', people, 'some', { count: 1_000_000 })).toBe('1\u202f000\u202f000 personnes');
  expect(sentence('en', people, 'some', { count: 4200 })).toBe('4,200 personnes');
});

test('a page speaks the namespaces that it has, the first by bare keys, and shows the key of what it lacks', () => {
  const t = translator('fr', frTexts, ['auth', 'lists', 'ratings']);
  expect(t('login.title')).toBe('Connexion');
  expect(t('lists:role.admin')).toBe('Administration');
  expect(t('ratings:kind', { returnObjects: true }).rncp).toBe('RNCP');
  expect(translator('fr', { common: frTexts.common }, ['auth'])('login.title')).toBe('login.title');
});

test('a key without a sentence answers none', () => {
  expect(sentence('fr', texts, 'absent')).toBeUndefined();
  expect(sentence('fr', texts, 'block')).toBeUndefined();
  expect(sentence('fr', texts, 'toString')).toBeUndefined();
});

test('errors speak both languages; a field’s unknown error says that something is to be corrected', () => {
  expect(errorText('fr', 'too_many', { count: 1 })).toBe('Trop de tentatives. Réessayez dans 1\u00a0minute.');
  expect(errorText('en', 'too_many', { count: 7 })).toBe('Too many attempts. Try again in 7 minutes.');
  expect(fieldErrorText('fr', 'too_short', { minimum: 12 })).toBe('12 caractères au moins.');
  expect(fieldErrorText('en', 'not_a_code')).toBe('Some fields need to be corrected.');
});
