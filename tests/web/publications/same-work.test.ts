import { expect, test } from 'vitest';
import { foundIn } from '#web/features/publications/found.ts';
import { type Choice, planOf } from '#web/features/publications/plan.ts';
import { differencesOf, isSameWork, replacementOf } from '#web/features/publications/references/same-work.ts';

const of = (title: string, url: string | null = null) => ({
  title,
  url,
  date: null,
  description: 'Mine.',
  authors: null,
  journalName: 'Space',
});
const mine = { ...of('Îlots', 'https://doi.org/10.1000/a'), id: 'p1', userId: 'u1', isPublic: true, revision: 3 };

test.each([
  ['the same DOI', of('Îlots', 'https://doi.org/10.1000/ILOTS'), of('Islets', 'doi.org/10.1000/ilots'), true],
  [
    'another DOI, the same title',
    of('Îlots', 'https://doi.org/10.1/1234'),
    of('Îlots', 'https://doi.org/10.1000/b'),
    true,
  ],
  ['accents, case and spaces', of('Îlots  voisins'), of('ilots Voisins'), true],
  ['punctuation and braces', of('{Îlots} : voisins !'), of('ilots voisins.'), true],
  ['commands of LaTeX', of("Sant{\\'e} \\textit{publique}"), of('Santé publique'), true],
  ['another title', of('Îlots'), of('Îles'), false],
  ['titles of nothing but signs', of('???'), of('!!!'), false],
])('%s: the same work or not', (_case, one, other, isSame) => {
  expect(isSameWork(one, other)).toBe(isSame);
});

test('what the incoming one does not say stays, and so does the description unless it has an abstract', () => {
  const fields = { ...of('Islets'), description: '12(3)', journalName: null, date: 2024 };
  const replaced = replacementOf(mine, { fields, hasAbstract: false, leftOut: [] });
  expect(replaced).toEqual({
    title: 'Islets',
    description: 'Mine.',
    authors: null,
    journalName: 'Space',
    date: 2024,
    url: 'https://doi.org/10.1000/a',
  });
  expect(differencesOf(mine, replaced)).toEqual(['title', 'date']);
  expect(differencesOf(mine, { ...mine, url: 'http://doi.org/10.1000/A' })).toEqual([]);
  expect(differencesOf(mine, { ...mine, url: 'https://doi.org/10.1000/b' })).toEqual(['url']);
  expect(differencesOf({ ...mine, url: null }, mine)).toEqual(['url']);
  expect(replacementOf(mine, { fields, hasAbstract: true, leftOut: [] }).description).toBe('12(3)');
});

test.each([
  ['apostrophes', "L’eau et l'air", "L'eau et l’air", []],
  ['capitals', 'Mapping Care', 'Mapping care', []],
  ['dashes and quotes', '« Care » – a study', '"Care" - a study', []],
  ['spaces before a colon', 'Îlots\u00a0: une carte', 'Îlots: une carte', []],
  ['an accent, which is spelling', 'Santé', 'Sante', ['title']],
  ['a word', 'Îlots voisins', 'Îlots', ['title']],
])('titles that differ by %s', (_case, one, other, differing) => {
  expect(differencesOf(of(one), of(other))).toEqual(differing);
});

const text = `
  @misc{a, title={Islets}, doi={10.1000/a}}
  @misc{b, title={New}}
  @misc{c, title={{NEW}.}, year={2024}}
  @misc{d, title={islets}}
  @misc{e, year={2020}, author={Roche, C.}}`;

test('what is in the list or earlier in the text is found, and what has no title keeps its place', () => {
  const found = foundIn(text, [mine], 2026);
  expect(found?.map((one) => one.fault ?? one.same?.in)).toEqual(['list', undefined, 'text', 'list', 'untitled']);
  expect(found?.[4]).toEqual({ place: 4, fault: 'untitled', name: 'C. Roche, 2020' });
  expect(foundIn('@misc{a, title={Breaks', [mine], 2026)).toBeNull();
});

test.each<[string, [number, Choice][], string[]]>([
  ['unasked, what is new', [], ['New']],
  ['both of the same', [[2, 'add']], ['New', 'NEW.']],
  ['the second of the same', [[2, 'replace']], ['NEW.']],
  [
    'mine, replaced',
    [
      [0, 'replace'],
      [1, 'leave'],
    ],
    ['Islets instead of p1'],
  ],
  [
    'mine, replaced by the last of two',
    [
      [0, 'replace'],
      [1, 'leave'],
      [3, 'replace'],
    ],
    ['islets instead of p1'],
  ],
  ['what has a fault, never', [[4, 'add']], ['New']],
])('what is sent: %s', (_case, choices, sent) => {
  const steps = planOf(foundIn(text, [mine], 2026) ?? [], new Map(choices));
  expect(
    steps.map(({ fields, replaced }) => (replaced ? `${fields.title} instead of ${replaced.id}` : fields.title)),
  ).toEqual(sent);
});
