import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { DoctorateRead } from '#web/features/doctorates/doctorate-read.tsx';
import { unsaid } from './samples.ts';

const open = async (doctorate: typeof unsaid, language: 'fr' | 'en' = 'fr') => {
  const shown = await renderElement(<DoctorateRead userId="upv_lea" name="Léa Marchand" />, {
    language,
    replies: { 'doctorates.get': doctorate },
    now: '2026-03-15T12:00:00.000Z',
  });
  await screen.findAllByRole('heading', { level: 2 });
  return shown;
};

test('an administrator reads year, facts and presentation of a doctorate, and whose the rest is', async () => {
  const { page } = await open({
    ...unsaid,
    startDate: '2025-10-01',
    thesisTitle: 'Îlots voisins',
    conclusion: 'Ils diffèrent.',
    problematic: 'Pourquoi diffèrent-ils ?',
  });
  expect(textsOfAll(screen.getAllByRole('heading', { level: 2 }))).toEqual([
    '1re année de doctorat',
    'Dates, sujet et financement',
    'Présentation de la thèse',
  ]);
  expect(textsOfAll(page.querySelectorAll('.facts dt'))).toEqual(['Titre de la thèse', 'Début']);
  expect(textsOfAll(page.querySelectorAll('.cv-text'))).toEqual([
    'ProblématiquePourquoi diffèrent-ils ?',
    'ConclusionIls diffèrent.',
  ]);
  expect([...page.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
  expect(textOf(page)).toContain('ne sont lus que par Léa Marchand.');
});

test('a part of which nothing is said says so', async () => {
  const { page } = await open(unsaid);
  expect(page.querySelectorAll('.year, .facts, .cv-text')).toHaveLength(0);
  const nothing = 'Rien n’a encore été indiqué.';
  expect(textsOfAll(page.querySelectorAll('details .body'))).toEqual([nothing, nothing]);
});
