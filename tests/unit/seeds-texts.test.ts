import { expect, test } from 'vitest';
import { starterCatalogue } from '#scripts/demo/content/catalogue.ts';
import { translatedTurns } from '#tests/support/english.ts';
import { isMasculineFirst, oneSided, oneSidedName } from '#tests/support/gender.ts';
import { britishWords } from '#tests/support/spelling.ts';
import { englishFaults, frenchFaults, repeatedRuns } from '#tests/support/typography.ts';

const catalogue = starterCatalogue();
/** Cases have no name in two languages. */
const named = ['skills', 'activities', 'values', 'rncps', 'jobs'] as const;
const entries = named.flatMap((list) => [...catalogue[list]]);
const jobs = catalogue.jobs;
const french = [
  ...entries.flatMap(({ nameFR, definitionFR, descriptionFR }) => [nameFR, definitionFR, descriptionFR]),
  ...jobs.flatMap(({ familyFR, subjectsFR }) => [familyFR, ...subjectsFR]),
];
const english = [
  ...entries.flatMap(({ name, definition, description }) => [name, definition, description]),
  ...jobs.flatMap(({ family, subjects }) => [family, ...subjects]),
];
const descriptions = entries.flatMap(({ id, description, descriptionFR }) => [
  { id, text: description },
  { id, text: descriptionFR },
]);
const wordCount = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

test.each(named)('%s: names are unique in both languages', (list) => {
  for (const key of ['name', 'nameFR'] as const) {
    const names = catalogue[list].map((entry) => entry[key].toLowerCase());
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  }
});

test('every description is one to three whole sentences of 15 to 60 words', () => {
  const faults = descriptions.filter(({ text }) => {
    const sentences = text.split(/(?<=[.!?]) /).length;
    const words = wordCount(text);
    return !/^\p{Lu}.*\.$/u.test(text) || sentences > 3 || words < 15 || words > 60;
  });
  expect(faults).toEqual([]);
});

test('every definition is a phrase of its own that fits beside the name: no sentence, and no name said again', () => {
  const all = entries.flatMap(({ id, name, nameFR, definition, definitionFR }) => [
    { id, name, text: definition },
    { id, name: nameFR, text: definitionFR },
  ]);
  const faults = all.filter(
    ({ name, text }) =>
      !/^\p{Lu}.*[^.]$/u.test(text) || text.length > 90 || text.toLowerCase().includes(name.toLowerCase()),
  );
  expect(faults).toEqual([]);
  const texts = all.map(({ text }) => text);
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
});

test('French and English are set as such', () => {
  expect(french.flatMap(frenchFaults)).toEqual([]);
  expect(english.flatMap(englishFaults)).toEqual([]);
  expect([...french, ...english].filter((text) => text !== text.trim())).toEqual([]);
});

test('English is spelled as in America', () => {
  expect(english.flatMap(britishWords)).toEqual([]);
});

/** The register of diplomas speaks of nobody. */
const register = catalogue.rncps.map(({ name }) => name);

test('English has no translated turn; the names of the register stay', () => {
  expect(english.filter((text) => !register.includes(text)).flatMap(translatedTurns)).toEqual([]);
});

test('the checks of English see what they are for', () => {
  const text = 'Whoever learnt palaeography at a cancer centre cannot organise tumour labs';
  expect(britishWords(text).toSorted()).toEqual(['centre', 'learnt', 'organise', 'palaeography', 'tumour']);
  expect(translatedTurns(text)).toHaveLength(2);
  expect(britishWords('Analyses of franchises, devising and improvising, televised exercises')).toEqual([]);
  expect(translatedTurns('A portfolio of rock formations')).toEqual([]);
});

test('the checks of typography see what they are for', () => {
  const wrong = [
    "l'archive",
    'Vraiment ?',
    'Deux choses: une',
    'Deux choses : une',
    '80 %',
    '«ainsi»',
    'ici...',
    'a  b',
  ];
  expect(wrong.filter((text) => frenchFaults(text).length === 0)).toEqual([]);
  expect(frenchFaults('Vraiment\u202f? Deux choses\u00a0: l’une, «\u202fà 80\u00a0%\u202f», l’autre…')).toEqual([]);
  expect(["the lab's", 'so : this', '«so»', 'so...'].filter((text) => englishFaults(text).length === 0)).toEqual([]);
});

test('French names people in both forms, in jobs the feminine first, without middle dots or brackets', () => {
  expect(catalogue.jobs.flatMap(({ nameFR }) => oneSidedName(nameFR))).toEqual([]);
  expect(catalogue.jobs.map(({ nameFR }) => nameFR).filter(isMasculineFirst)).toEqual([]);
  const texts = entries.flatMap(({ id, definitionFR, descriptionFR }) =>
    [definitionFR, descriptionFR].map((text) => ({ id, text })),
  );
  expect(texts.flatMap(({ id, text }) => oneSided(text).map((word) => `${id} ${word}`))).toEqual([]);
  expect(french.filter((text) => /·|•|\((?:e|s|ne|trice|se)\)|\p{L}-(?:e|ne|trice|se)\b/u.test(text))).toEqual([]);
});

test('the check of gender sees what it is for', () => {
  const names = ['Chercheur en droit', 'Conseiller', 'Attaché, attachée de recherche'];
  expect(names.filter((name) => oneSidedName(name).length === 0)).toEqual([]);
  expect(oneSidedName('Analyste financière ou financier en valeurs')).toEqual([]);
  expect(isMasculineFirst('Chef ou cheffe de projet')).toBe(true);
  expect(isMasculineFirst('Maîtresse ou maître de conférences')).toBe(false);
  expect(oneSided('Un directeur de thèse et un historien.')).toEqual(['directeur', 'historien']);
  expect(oneSided('Un directeur ou une directrice, en école d’ingénieurs, dans ce secteur.')).toEqual([]);
});

test('no two texts of a language share eight words in a row', () => {
  expect(
    repeatedRuns(entries.flatMap((e) => [e.definition, e.description].map((text) => [e.id, text] as const))),
  ).toEqual([]);
  expect(
    repeatedRuns(entries.flatMap((e) => [e.definitionFR, e.descriptionFR].map((text) => [e.id, text] as const))),
  ).toEqual([]);
  const pair = [
    'dans les universités et les organismes de recherche publics',
    'Dans les universités et les organismes de recherche.',
  ];
  expect(repeatedRuns(pair.map((text, i) => [`t${i}`, text]))).toHaveLength(1);
});

test('thesis titles of cases are set as their language is, and each is of one person', () => {
  const titles = catalogue.cases.map(({ thesisTitle }) => thesisTitle);
  expect(new Set(titles).size).toBe(140);
  expect(titles.filter((title) => /\s$|^\s|[.'"]$| {2}|'/.test(title))).toEqual([]);
});
