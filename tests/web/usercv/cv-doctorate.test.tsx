import { expect, test } from 'vitest';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import { renderElement, textsOfAll } from '#tests/support/rendered.tsx';
import { unsaid } from '#tests/web/doctorates/samples.ts';
import { CvSheet } from '#web/features/usercv/cv-sheet.tsx';
import { emptyCv } from './samples.ts';

const said: Doctorate = {
  ...unsaid,
  complementaryActivities: '2,4',
  coSupervision: false,
  typeOfFinancing: '1,5',
  estimatedEndDate: '2026-08-31',
  startDate: '2023-10-01',
  researchOrganization: 'CNRS',
  companyName: 'Laboratoire des îlots',
  doctoralSchool: '[570] EDSP - Santé Publique',
  researchDomain: '26',
  thesisTitle: 'Îlots voisins',
};

const facts = (page: HTMLElement) =>
  [...page.querySelectorAll('.facts > div')].map((fact) => textsOfAll(fact.querySelectorAll('dt, dd')));

test.each([
  [
    'fr',
    [
      ['Titre de la thèse', 'Îlots voisins'],
      ['Laboratoire ou entreprise', 'Laboratoire des îlots'],
      ['Organisme de recherche', 'CNRS'],
      ['Début', '1er octobre 2023'],
      ['Fin prévue', '31 août 2026'],
      ['Activités complémentaires', 'Conférence, Enseignement'],
      ['Domaine de recherche', 'Sociologie'],
      ['École doctorale', '[570] EDSP - Santé Publique'],
      ['Financement', 'Contrat doctoral, CIFRE'],
      ['Cotutelle', 'Non'],
    ],
  ],
  [
    'en',
    [
      ['Title of the thesis', 'Îlots voisins'],
      ['Laboratory or company', 'Laboratoire des îlots'],
      ['Research organization', 'CNRS'],
      ['Start', 'October 1, 2023'],
      ['Expected end', 'August 31, 2026'],
      ['Complementary activities', 'Conference, Teaching'],
      ['Research domain', 'Sociology'],
      ['Doctoral school', '[570] EDSP - Santé Publique'],
      ['Funding', 'Doctoral contract, CIFRE'],
      ['Cotutelle', 'No'],
    ],
  ],
] as const)('a doctorate on a CV tells ten facts in words, in %s', async (language, expected) => {
  const { page } = await renderElement(<CvSheet cv={{ ...emptyCv, doctorate: said }} userId="u1" />, { language });
  expect(facts(page)).toEqual(expected);
  // Facts that only a university asks for are folded.
  expect(facts(page.querySelector('.cv-fold') as HTMLElement)).toEqual(expected.slice(-4));
});

test('an empty field of a doctorate renders nothing', async () => {
  const doctorate = { ...unsaid, coSupervision: true, thesisTitle: '' };
  const { page } = await renderElement(<CvSheet cv={{ ...emptyCv, doctorate }} userId="u1" />);
  expect(facts(page)).toEqual([['Cotutelle', 'Oui']]);
  expect(page.querySelectorAll('.cv-text')).toHaveLength(0);
});

test('the texts stand after the facts: the presentation, then the appreciation, then the goals', async () => {
  const doctorate = {
    ...unsaid,
    smartGoals: 'n',
    unappreciatedAspects: 'l',
    appreciatedAspects: 'k',
    communication: 'i',
    conclusion: 'h',
    resultsAnalysis: 'g',
    hypothesisTesting: 'f',
    hypothesis: 'e',
    stateOfArt: 'd',
    problematic: 'c',
    briefDescription: 'b',
    aboutTheDoctorate: 'a',
  };
  const { page } = await renderElement(<CvSheet cv={{ ...emptyCv, doctorate }} userId="u1" />);
  expect(textsOfAll(page.querySelectorAll('.cv-text h3'))).toEqual([
    'À propos du doctorat',
    'En quelques mots',
    'Problématique',
    'État de l’art',
    'Hypothèse',
    'Mise à l’épreuve de l’hypothèse',
    'Analyse des résultats',
    'Conclusion',
    'Communication',
    'Aspects appréciés',
    'Aspects moins appréciés',
    'Objectifs SMART',
  ]);
  expect(textsOfAll(page.querySelectorAll('.cv-text p')).join('')).toBe('abcdefghikln');
});

test('the texts fold below the facts, and stand open when there are none', async () => {
  const sheetOf = (doctorate: Doctorate) => <CvSheet cv={{ ...emptyCv, doctorate }} userId="u1" />;
  const texts = { ...unsaid, problematic: 'Pourquoi ?' };
  const { page } = await renderElement(sheetOf({ ...texts, thesisTitle: 'Îlots voisins' }));
  expect(textsOfAll(page.querySelectorAll('summary'))).toEqual(['La thèse en détail']);
  expect(page.querySelector('details')?.open).toBe(false);
  const { page: alone } = await renderElement(sheetOf(texts));
  expect([...alone.querySelectorAll('details')].at(-1)?.open).toBe(true);
});

test.each([
  ['fr', { researchDomain: '26', startDate: '2023-10-01' }, 'Doctorat en sociologie, 3e année'],
  ['en', { researchDomain: '26', startDate: '2023-10-01' }, 'PhD candidate in sociology, 3rd year'],
  ['fr', { researchDomain: null, startDate: '2025-10-01' }, 'Doctorat, 1re année'],
  ['en', { researchDomain: null, startDate: '2025-10-01' }, 'PhD candidate, 1st year'],
  ['fr', { startDate: '2020-10-01', estimatedEndDate: '2023-09-30' }, 'Doctorat en sociologie'],
  ['en', { startDate: '2020-10-01', estimatedEndDate: '2023-09-30' }, 'PhD in sociology'],
  ['fr', { researchDomain: null, startDate: null }, undefined],
] as const)('below the name stands who it is: %s, %o', async (language, dates, words) => {
  const doctorate = { ...said, estimatedEndDate: null, ...dates };
  const sheet = <CvSheet cv={{ ...emptyCv, doctorate }} userId="u1" />;
  const { page } = await renderElement(sheet, { language, now: '2026-04-02T10:00:00Z' });
  expect(textsOfAll(page.querySelectorAll('h1 + p'))[0]).toBe(words);
});
