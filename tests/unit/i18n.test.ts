import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorStatus } from '#shared/errors.ts';
import { archive as archiveEn } from '#shared/i18n/en/archive.ts';
import { catalogue as catalogueEn } from '#shared/i18n/en/catalogue.ts';
import { imports as importsEn } from '#shared/i18n/en/imports.ts';
import { en } from '#shared/i18n/en/index.ts';
import { mails as mailsEn } from '#shared/i18n/en/mails.ts';
import { pdf as pdfEn } from '#shared/i18n/en/pdf.ts';
import { reference as referenceEn } from '#shared/i18n/en/reference.ts';
import { refusals as refusalsEn } from '#shared/i18n/en/refusals.ts';
import { archive as archiveFr } from '#shared/i18n/fr/archive.ts';
import { catalogue as catalogueFr } from '#shared/i18n/fr/catalogue.ts';
import { imports as importsFr } from '#shared/i18n/fr/imports.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { mails as mailsFr } from '#shared/i18n/fr/mails.ts';
import { pdf as pdfFr } from '#shared/i18n/fr/pdf.ts';
import { reference as referenceFr } from '#shared/i18n/fr/reference.ts';
import { refusals as refusalsFr } from '#shared/i18n/fr/refusals.ts';
import { foreignTurns } from '#tests/support/english.ts';
import { britishWords } from '#tests/support/spelling.ts';
import { frenchFaults } from '#tests/support/typography.ts';

type Tree = { readonly [key: string]: string | readonly string[] | Tree };

const leaves = (tree: Tree | readonly string[], path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );

const french = leaves({
  ...fr,
  archive: archiveFr,
  catalogue: catalogueFr,
  imports: importsFr,
  mails: mailsFr,
  pdf: pdfFr,
  reference: referenceFr,
  refusals: refusalsFr,
});
const english = leaves({
  ...en,
  archive: archiveEn,
  catalogue: catalogueEn,
  imports: importsEn,
  mails: mailsEn,
  pdf: pdfEn,
  reference: referenceEn,
  refusals: refusalsEn,
});

test('both languages have the same keys, and no text is empty', () => {
  expect(english.map(([key]) => key).sort()).toEqual(french.map(([key]) => key).sort());
  expect([...french, ...english].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
});

test('both languages fill in the same figures', () => {
  const figures = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
  const byKey = new Map(english);
  const different = french.filter(([key, text]) => figures(text).join() !== figures(byKey.get(key) ?? '').join());
  expect(different.map(([key]) => key)).toEqual([]);
});

test('French is set as French: narrow spaces, guillemets, curly apostrophes', () => {
  const found = french.flatMap(([key, text]) => frenchFaults(text).map((fault) => `${key}: ${fault}`));
  expect(found).toEqual([]);
});

test.each([
  ['Research organisation', ['organisation']],
  ['You enrol in the programme of a centre', ['enrol', 'programme', 'centre']],
  ['Otherwise enroll, advise, and exercise your expertise', []],
])('of “%s” %j is British', (text, words) => expect(britishWords(text).toSorted()).toEqual(words.toSorted()));

// The articles of the terms are French in both languages.
const own = english.filter(([key]) => !key.startsWith('terms.articles.'));

test('English is spelled as in America', () => {
  expect(own.flatMap(([key, text]) => britishWords(text).map((word) => `${key}: ${word}`))).toEqual([]);
});

test.each([
  ['All mails have left', ['mails → email, emails', 'mails have left → have been sent']],
  ['Whoever signs in has a user’s portfolio', 4],
  ['You cannot mend what somebody ticked', 4],
])('“%s” is not the house’s English', (text, turns) => {
  const found = foreignTurns(text);
  expect(typeof turns === 'number' ? found.length : found).toEqual(turns);
});

test.each([
  'User mail sent successfully.',
  'Successfully exported portfolio',
  'All emails have been sent',
  'Log in to see how far you’ve come',
  'Where you stand on the RNCP competencies',
])('“%s” is', (text) => expect(foreignTurns(text)).toEqual([]));

test('English is one voice: no translated turn, one word per thing, the specification’s sentences aside', () => {
  expect(own.flatMap(([key, text]) => foreignTurns(text).map((turn) => `${key}: ${turn}`))).toEqual([]);
});

test.each([
  ['French', french, /demi-heure/],
  ['English', english, /half an hour/i],
])('landing page, list and help promise the same half an hour (%s)', (_, texts, time) => {
  const places = ['landing.tour.text', 'portfolios.emptyText', 'help.sections.portfolios.text'];
  const promised = texts.filter(([key, text]) => places.includes(key) && time.test(text));
  expect(promised.map(([key]) => key).toSorted()).toEqual(places.toSorted());
});

test.each([
  ['French', french, 'viennent d’abord'],
  ['English', english, 'come first'],
])('list and help say alike that a domain’s jobs come first (%s)', (_, texts, first) => {
  const places = ['jobs.domainHint', 'help.sections.jobs.text'];
  const said = texts.filter(([key, text]) => places.includes(key) && text.includes(first)).map(([key]) => key);
  expect(said.toSorted()).toEqual(places.toSorted());
});

test('every error has a sentence in both languages', () => {
  const codes = Object.keys(errorStatus);
  const worded = [
    { ...fr.errors, ...refusalsFr },
    { ...en.errors, ...refusalsEn },
  ];
  expect(codes.filter((code) => worded.some((texts) => !(code in texts)))).toEqual([]);
});

test('texts stand in i18n only: no accented literal in a component or a handler', () => {
  const files = globSync('{web,functions}/**/*.{ts,tsx}', { exclude: (name) => /node_modules|dist/.test(name) });
  const accented = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    return /[àâçéèêëîïôùûüœÀÂÇÉÈÊËÎÏÔÙÛÜŒ«»]/.test(code.replaceAll('Thésée', '')) ? [file] : [];
  });
  expect(accented).toEqual([]);
});

/** Screens of super administrators, a refusal of their calls, and the cells of a table that is imported. */
const mayNameCells = /^(silentCells|universityList|superHome|refusals\.other_cell|catalogue|imports|listImports)\b/;

test('cells are named on screens of super administrators only', () => {
  const named = [...french, ...english].filter(([, text]) => /\bcell(ule)?s?\b/i.test(text)).map(([key]) => key);
  expect(named).toContain('silentCells.title_one');
  expect(named.filter((key) => !mayNameCells.test(key))).toEqual([]);
});

test.each([
  [refusalsFr.misdirected, 'Ces données viennent de changer de serveur. Réessayez.'],
  [refusalsEn.misdirected, 'This data has just moved to another server. Try again.'],
])('whoever calls where their university no longer is reads no word of cells: %s', (said, words) =>
  expect(said).toBe(words),
);
