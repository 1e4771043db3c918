import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fill, paperNames, sourceOf } from '#scripts/tools/papers/papers.ts';
import { filePlaces } from '#shared/files.ts';
import { languages } from '#shared/lists.ts';
import { isThere, namedTest } from '#tests/support/named-tests.ts';

const names = ['privacy', ...paperNames] as const;
const all = [
  ...names.flatMap((name) => languages.map((language) => [name, language] as const)),
  ['rules', 'en'] as const,
];
const placeholdersIn = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
const testsIn = (text: string): string[] => text.match(/`tests\/[^`]+` · [^|]+/g) ?? [];

test.each(all)('%s in %s has no figure of its own: each comes from the code', (name, language) => {
  const words = sourceOf(name, language)
    .replaceAll(/\{\{\w+\}\}|`tests\/[^`]+` · [^|]+|`[^`]*`|\]\([^)]*\)/g, '')
    // Articles of law, numbers of headings and measures, names with a figure.
    .replaceAll(
      /\b[Aa]rt(?:icles?|\.) \d+(?:\.\d)?(?:\.[a-h])?(?:(?:,| et| and| à| to) \d+(?:\.\d)?(?:\.[a-h])?)*|^#+ \d+\./gm,
      '',
    )
    .replaceAll(
      /\((?:UE|EU)\) 2024\/1689|\b25 (?:mai|May) 2016|\bpoints 3 (?:et|and) 4\b|\b(?:traitement|processing) \d+/g,
      '',
    )
    .replaceAll(/\bM\d+\b|\bS3\b|\bArgon2id\b/g, '')
    .replaceAll(/(?:Executive Order|décret présidentiel) 12333|\((?:EU|UE)\) 2024\/1689/g, '')
    .replaceAll(/ASVS 5\.0|SP 800-63B|P-256|(?:HMAC-)?SHA-256|ES256|AES-256(?:-GCM)?|TLS 1\.2|128 bits|with 429/g, '');
  expect(words.match(/[^\n]*\d[^\n]*/g) ?? []).toEqual([]);
  const inWords =
    /\b(?:deux|trois|sept|dix|trente|two|three|seven|ten|thirty)[ \u00a0](?:minute|hour|heure|day|jour|week|semaine|month|mois|year|an)s?\b/gi;
  expect(words.match(inWords) ?? []).toEqual([]);
});

test.each(names)('%s says the same in both languages: the same figures, headings, rows and tests', (name) => {
  const [fr, en] = [sourceOf(name, 'fr'), sourceOf(name, 'en')];
  const shapeOf = (text: string) => ({
    figures: placeholdersIn(text),
    headings: text.match(/^#+ /gm),
    rows: text.match(/^\|.*$/gm)?.map((row) => row.split(' | ').length) ?? [],
    items: text.match(/^- /gm)?.length,
    tests: testsIn(text).map((found) => found.trim()),
    code: (text.match(/`[A-Za-z:/]+`/g) ?? []).sort(),
  });
  expect(shapeOf(en)).toEqual(shapeOf(fr));
});

test('every test that a paper names is there', () => {
  const named = all.flatMap(([name, language]) => testsIn(sourceOf(name, language)).map(namedTest));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((one) => !isThere(one))).toEqual([]);
});

test('a placeholder without a fact stops the generator', () => {
  expect(fill('kept {{traces}}', { traces: '400 days' })).toBe('kept 400 days');
  expect(() => fill('kept {{traced}}', { traces: '400 days' })).toThrow('no fact is called traced');
});

test('the retention table names every kind of item and every folder of files', () => {
  const sources = globSync('functions/data/{entities,directory,kernel}/*.ts').map((file) => readFileSync(file, 'utf8'));
  const kinds = sources.flatMap((text) =>
    [...text.matchAll(/\b(?:named|heldAs|listed)\('(\w+)'\)/g)].map(([, kind]) => kind ?? ''),
  );
  expect(kinds.length).toBeGreaterThan(40);
  const text = sourceOf('retention', 'fr');
  // The sweep reads items of any kind by this name.
  const missing = kinds.filter((kind) => kind !== 'Anything' && !text.includes(`\`${kind}\``));
  expect(missing).toEqual([]);
  expect(Object.values(filePlaces).filter((place) => !text.includes(`\`${place}\``))).toEqual([]);
});

test('the papers hold no straight apostrophe, quotation mark or wrong space', () => {
  for (const language of languages) {
    for (const name of names) {
      const text = readFileSync(`docs/trust/${name}.${language}.md`, 'utf8').replaceAll(/`[^`]*`|\]\([^)]*\)/g, '');
      expect(text.match(/[^\n]*(?:\p{L}'\p{L}|"|\{\{|undefined)[^\n]*/gu) ?? [], `${name}.${language}`).toEqual([]);
      if (language === 'fr') expect(text.match(/[^\n]* [;!?»][^\n]*|[^\n]*« [^\n]*/g) ?? [], name).toEqual([]);
    }
  }
});
