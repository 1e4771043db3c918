import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBibtex } from '#web/features/publications/bibtex.ts';
import { doisIn, isSameWork, publicationOf } from '#web/features/publications/reference.ts';

// Entries as exported by a journal, HAL and Zotero: LaTeX accents, both name orders, a comment.
const text = readFileSync(new URL('./publications.bib', import.meta.url), 'utf8');
const read = (given: string) => (readBibtex(given) ?? []).map((reference) => publicationOf(reference, 2026));

test('references are read with their accents, names, places, years and links', () => {
  expect(read(text)).toEqual([
    {
      title: 'Modèles Spatiaux & cartes',
      description: 'Un résumé.',
      authors: 'Cécile Roche, Nadia Sow, The ATLAS Collaboration, Jan van der Berg',
      journalName: 'Espaces et santé',
      date: 2024,
      url: 'https://doi.org/10.1000/ilots',
    },
    {
      title: 'Second',
      description: 'Proc. of X, 12(3), 45-67',
      authors: 'J. Doe',
      journalName: 'Proc. of X',
      date: 2020,
      url: 'https://x.test/b',
    },
    { title: 'Data', description: 'Zenodo', authors: null, journalName: 'Zenodo', date: null, url: null },
  ]);
});

test('a broken reference cannot be read, a text without any holds none, and nothing is fetched', () => {
  expect(readBibtex('@article{a, title={x}')).toBeNull();
  expect(readBibtex('hello')).toEqual([]);
  expect(readBibtex('https://doi.org/10.1000/xyz')).toEqual([]);
  expect(read('@misc{a, year={2020}}')).toEqual([null]);
  expect(read('@misc{a, title={To come}, year={2031}}')).toMatchObject([{ date: null }]);
});

test('DOIs are found in whatever surrounds them, each once', () => {
  expect(doisIn('10.1000/ilots, https://doi.org/10.1000/ilots doi:10.5281/zenodo.123')).toEqual([
    '10.1000/ilots',
    '10.5281/zenodo.123',
  ]);
});

test('the same work has the same DOI, or without one the same title of the same year', () => {
  const of = (title: string, date: number | null, url: string | null = null) => ({
    title,
    date,
    url,
    description: 'd',
    authors: null,
    journalName: null,
  });
  const doi = 'https://doi.org/10.1000/ILOTS';
  expect(isSameWork(of('Îlots', 2024, doi), of('Islets', 2023, 'doi.org/10.1000/ilots'))).toBe(true);
  expect(isSameWork(of('Îlots', 2024, doi), of('Îlots', 2024, 'https://doi.org/10.1000/other'))).toBe(false);
  expect(isSameWork(of('Îlots  voisins', 2024), of('ilots voisins', 2024, doi))).toBe(true);
  expect(isSameWork(of('Îlots', 2024), of('Îlots', 2023))).toBe(false);
});
