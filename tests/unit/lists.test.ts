import { expect, test } from 'vitest';
import { doctoralSchools } from '#shared/doctoral-schools.ts';
import { en } from '#shared/i18n/en/index.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { complementaryActivities, financingTypes, otherDiplomaTypes, researchDomains } from '#shared/lists.ts';
import { socialPlatforms } from '#shared/socials.ts';
import { frenchFaults } from '#tests/support/typography.ts';

const lists = [
  {
    name: 'researchDomain',
    ids: researchDomains,
    count: 27,
    known: { 1: 'Anthropology', 15: 'Law', 27: 'Space sciences' },
  },
  { name: 'financingType', ids: financingTypes, count: 8, known: { 1: 'Doctoral contract', 5: 'CIFRE', 8: 'Other' } },
  { name: 'complementaryActivity', ids: complementaryActivities, count: 7, known: { 1: 'Training', 7: 'Diffusion' } },
  { name: 'otherDiploma', ids: otherDiplomaTypes, count: 7, known: { 1: 'Accounting', 4: 'Lawyer', 7: 'Veterinary' } },
] as const;

test.each(lists)('$name: $count entries, numbered from 1, named in both languages', ({ name, ids, count, known }) => {
  expect(ids).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  for (const labels of [fr.lists[name], en.lists[name]]) {
    expect(Object.keys(labels)).toEqual(ids.map(String));
    expect(new Set(Object.values(labels)).size).toBe(count);
  }
  expect(en.lists[name]).toMatchObject(known);
});

test('305 doctoral schools, numbered from 1, each name beginning with its official number', () => {
  expect(doctoralSchools.map(({ id }) => id)).toEqual(Array.from({ length: 305 }, (_, i) => i + 1));
  const numbers = doctoralSchools.map(({ name }) => Number(/^\[(\d+)\] \S/.exec(name)?.[1]));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(numbers).size).toBe(305);
  expect(doctoralSchools[0]?.name).toBe('[6] Droit privé');
  expect(doctoralSchools.find(({ name }) => name.startsWith('[37]'))?.name).toMatch(/^\[37\] SPIM - Sciences/);
  expect(doctoralSchools.flatMap(({ name }) => frenchFaults(name))).toEqual([]);
});

test('six social platforms, each with the start of its profiles’ addresses', () => {
  expect(socialPlatforms.map(({ platform }) => platform)).toEqual([
    'LINKEDIN',
    'GOOGLE_SCHOLAR',
    'RESEARCH_GATE',
    'TWITTER',
    'ACADEMIA_EDU',
    'MY_SCIENCE_WORK',
  ]);
  for (const { baseUrl } of socialPlatforms) expect(baseUrl).toMatch(/^https:\/\/\S+[/=]$/);
});
