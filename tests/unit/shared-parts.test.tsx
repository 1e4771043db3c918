import { expect, test } from 'vitest';
import { reportTexts } from '#functions/exports/report/texts.ts';
import { Facts } from '#functions/exports/share/facts.tsx';
import { Head } from '#functions/exports/share/head.tsx';
import { Strengths } from '#functions/exports/share/strengths.tsx';
import { wordsOf } from '#tests/support/printed.ts';

const nothing = { title: null, year: null, laboratory: null, school: null };

test.each([
  ['fr', 1, ['Année de doctorat', '1', 're'], ['Sujet de thèse', 'Houle', 'École doctorale', 'ED 205']],
  ['fr', 3, ['Année de doctorat', '3', 'e'], ['Sujet de thèse', 'Houle', 'École doctorale', 'ED 205']],
  ['en', 1, ['Year of the PhD', '1', 'st'], ['Thesis subject', 'Houle', 'Doctoral school', 'ED 205']],
  ['en', 3, ['Year of the PhD', '3', 'rd'], ['Thesis subject', 'Houle', 'Doctoral school', 'ED 205']],
] as const)(
  'what is known of a doctorate stands alone, its year counted, in %s (%i)',
  (language, year, counted, known) => {
    const texts = reportTexts(language);
    expect(wordsOf(<Facts doctorate={{ ...nothing, year }} texts={texts} />)).toEqual(counted);
    expect(wordsOf(<Facts doctorate={{ ...nothing, title: 'Houle', school: 'ED 205' }} texts={texts} />)).toEqual(
      known,
    );
    expect(wordsOf(<Facts doctorate={nothing} texts={texts} />)).toEqual([]);
  },
);

test.each([
  ['fr', ['Établi le 1', 'er', 'décembre 2026'], 'CV en ligne'],
  ['en', ['Prepared on December 1, 2026'], 'Online CV'],
] as const)('the head names person, campus and day, the CV only where it is public, in %s', (language, day, online) => {
  const given = { fullName: 'Léa Marchand', date: '2026-12-01', texts: reportTexts(language) };
  const bare = wordsOf(<Head {...given} campus={null} cvAddress={null} />);
  expect(bare.slice(1)).toEqual(['Léa Marchand', ...day]);
  const campus = { name: 'Rive-Sud', logo: null };
  const full = wordsOf(<Head {...given} campus={campus} cvAddress="https://thesee.example/public/cv/lea" />);
  expect(full.slice(1)).toEqual([
    'Léa Marchand',
    'Rive-Sud',
    ...day,
    online,
    'thesee.example/',
    'public/',
    'cv/',
    'lea',
  ]);
});

const rows = [
  { name: 'Écouter', definition: 'Entendre', value: 5 },
  { name: 'Oser', definition: '', value: 4 },
  { name: 'Douter', definition: 'Vérifier', value: 3 },
];

test.each([
  ['fr', 0, 'Ce qui compte dans le travail', ['5 · Centrale', '4 · Grande', '3 · Moyenne']],
  ['fr', 3, 'Ce qui compte dans le travail', ['5 · Centrale', '4 · Grande', '3 · Moyenne']],
  ['en', 2, 'What matters at work', ['5 · Central', '4 · Major', '3 · Moderate']],
] as const)(
  'strengths keep their order and number wherever a page ends, in %s (%i)',
  (language, whole, title, said) => {
    const words = wordsOf(<Strengths kind="value" rows={rows} wholeFrom={whole} texts={reportTexts(language)} />);
    const [first, second, third] = said;
    expect(words).toEqual([title, 'Écouter', first, 'Entendre', 'Oser', second, 'Douter', third, 'Vérifier']);
  },
);
