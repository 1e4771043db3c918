import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { incomingOf } from '#web/features/publications/references/incoming.ts';
import { decodeReferences, readReferences } from '#web/features/publications/references/read-references.ts';
import { doisIn } from '#web/features/publications/references/reference.ts';

const fileOf = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
const read = (text: string) => readReferences(text).references.map((reference) => incomingOf(reference, 2026));
const fields = (text: string) => read(text).map((one) => one.fields);

test('BibTeX is read with its accents, names, places, years and links', () => {
  // Entries as exported by a journal, HAL and Zotero: LaTeX accents, both name orders, a comment.
  expect(fields(fileOf('library.bib'))).toEqual([
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
      description: '12(3), 45-67',
      authors: 'J. Doe',
      journalName: 'Proc. of X',
      date: 2020,
      url: 'https://x.test/b',
    },
    { title: 'Data', description: 'Data', authors: null, journalName: 'Zenodo', date: null, url: null },
  ]);
});

test('RIS is read with several authors, lines that go on, and a last record without an end', () => {
  expect(fields(fileOf('library.ris'))).toEqual([
    {
      title: 'Îlots voisins, santés inégales',
      description: '12(3), 45-67',
      authors: 'Cécile Roche, Nadia Sow',
      journalName: 'Espaces et santé',
      date: 2025,
      url: 'https://doi.org/10.1000/ilots',
    },
    {
      title: 'Une thèse',
      description: 'Une thèse',
      authors: 'Cécile Roche Jr.',
      journalName: 'Université de Rive-Sud',
      date: 2026,
      url: null,
    },
    {
      title: 'Un chapitre',
      description: 'Un résumé.',
      authors: 'The ATLAS Collaboration',
      journalName: 'Le livre',
      date: null,
      url: 'https://doi.org/10.1000/chapitre',
    },
  ]);
});

test('CSL is read with particles and without its markup; what is no item is told', () => {
  expect(fields(fileOf('library.json'))).toEqual([
    {
      title: 'E. coli & cartes',
      description: 'E. coli & cartes',
      authors: 'Ana de la Cruz, Charles d’ Arc III, The ATLAS Collaboration',
      journalName: 'Space',
      date: 2024,
      url: 'https://doi.org/10.1000/CARTES',
    },
    { title: 'No author', description: '4', authors: null, journalName: 'Zenodo', date: 2023, url: null },
  ]);
  expect(readReferences(fileOf('library.json')).broken).toEqual(['"not an item"']);
  expect(fields('{"items": [{"title": "In a list"}]}').map(({ title }) => title)).toEqual(['In a list']);
  expect(fields('{"title": "Alone", "author": "nobody"}')).toMatchObject([{ title: 'Alone', authors: null }]);
  expect(readReferences('[{"title": "Breaks')).toEqual({ references: [], broken: ['[{"title": "Breaks'] });
});

test.each([
  ['Roche, C. and others', 'C. Roche'],
  ['Roche, C. and et al.', 'C. Roche'],
  ['{Roche et al.}', 'Roche'],
  ['others', null],
  ['Others, Mary and Alvarez, Etta', 'Mary Others, Etta Alvarez'],
])('the authors of “%s” are people: %s', (author, authors) => {
  expect(fields(`@article{a, title={A}, author={${author}}}`)).toMatchObject([{ authors }]);
});

test('a mistake hides no other reference, and nothing is fetched', () => {
  const text =
    '@string{s={Space}}\n@article{a, title={First}, journal=s}\n@article{b, title={Breaks\n@misc{c, title={Last}}';
  const { references, broken } = readReferences(text);
  expect(references).toMatchObject([{ title: 'First', 'container-title': 'Space' }, { title: 'Last' }]);
  expect(broken).toEqual(['@article{b, title={Breaks']);
  expect(readReferences('hello')).toEqual({ references: [], broken: [] });
  expect(readReferences('https://doi.org/10.1000/xyz')).toEqual({ references: [], broken: [] });
});

test('what does not fit is left out and named; without a title nothing stands in for it', () => {
  expect(read('@misc{a, year={2020}}')).toMatchObject([{ fields: { title: '', date: 2020 }, leftOut: [] }]);
  const outside = read('@misc{a, title={A}, year={2031}, url={javascript:alert(1)}}');
  expect(outside).toMatchObject([{ fields: { date: null, url: null }, leftOut: ['date', 'url'] }]);
  expect(read('@misc{a, title={A}, year={1899}}')).toMatchObject([{ fields: { date: null }, leftOut: ['date'] }]);
  expect(read('@misc{a, title={A}, year={forthcoming}}')).toMatchObject([{ fields: { date: null }, leftOut: [] }]);
  const author = Array.from({ length: 500 }, (_, at) => ({ literal: `Author ${100 + at}` }));
  const [long] = read(
    JSON.stringify({ title: 'A', author, abstract: 'x'.repeat(4001), 'container-title': 'y'.repeat(201) }),
  );
  expect(long).toMatchObject({ fields: { description: 'A', journalName: null } });
  expect(long?.leftOut).toEqual(['description', 'authors', 'journalName']);
  // 333 names of ten letters, a comma and a space between two.
  expect(long?.fields.authors).toMatch(/^Author 100, .*, Author 432$/);
});

test('a DOI is found in its field, the link or the note, whatever surrounds it, each once', () => {
  expect(doisIn('10.1000/ilots, https://doi.org/10.1000/ilots doi:10.5281/zenodo.123. (10.1000/b)')).toEqual([
    '10.1000/ilots',
    '10.5281/zenodo.123',
    '10.1000/b',
  ]);
  expect(fields('@misc{a, title={A}, url={http://dx.doi.org/10.1000/a}}')).toMatchObject([
    { url: 'https://doi.org/10.1000/a' },
  ]);
  expect(fields('@misc{a, title={A}, url={https://x.test}, note={doi: 10.1000/a}}')).toMatchObject([
    { url: 'https://doi.org/10.1000/a' },
  ]);
});

test('a file is read in the encoding that its tool wrote', () => {
  const bytes = (...values: number[]) => new Uint8Array(values).buffer;
  expect(decodeReferences(bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9))).toBe('é');
  expect(decodeReferences(bytes(0xe9))).toBe('é');
  expect(decodeReferences(bytes(0xff, 0xfe, 0xe9, 0x00))).toBe('é');
  expect(decodeReferences(bytes())).toBe('');
});
