import { expect, test } from 'vitest';
import { reportTexts } from '#functions/exports/report/texts.ts';
import { Jobs, PostsAndPublications } from '#functions/exports/share/entries.tsx';
import { Facts } from '#functions/exports/share/facts.tsx';
import { Head } from '#functions/exports/share/head.tsx';
import { Strengths } from '#functions/exports/share/strengths.tsx';
import { wordsOf } from '#tests/support/printed.ts';

const nothing = { title: null, domain: null, year: null, startDate: null, endDate: null };

test.each([
  ['fr', 'Durée', 'Du 1er octobre 2024 au 30 septembre 2027', 'Depuis le 1er octobre 2024', 'Sujet de thèse'],
  ['en', 'Duration', 'October 1, 2024 to September 30, 2027', 'Since October 1, 2024', 'Thesis subject'],
] as const)('what is known of a doctorate stands alone, in %s', (language, duration, whole, open, thesis) => {
  const texts = reportTexts(language);
  const startDate = '2024-10-01';
  const facts = (known: Partial<typeof nothing | { startDate: string; endDate: string; title: string }>) =>
    wordsOf(<Facts doctorate={{ ...nothing, ...known }} texts={texts} />);
  expect(facts({ startDate, endDate: '2027-09-30' })).toEqual([duration, whole]);
  expect(facts({ startDate })).toEqual([duration, open]);
  expect(facts({ title: 'Houle' })).toEqual([thesis, 'Houle']);
  expect(facts({})).toEqual([]);
});

test.each([
  ['fr', 'Doctorat en sciences de la Terre', 'année', ['re', 'e'], 'Doctorat', 'CV en ligne'],
  ['en', 'PhD in earth sciences', 'year', ['st', 'rd'], 'PhD', 'Online CV'],
] as const)(
  'the head names person, doctorate with its year and campus, the CV only where it is public, in %s',
  (language, degree, year, [first, third], bare, online) => {
    const given = { fullName: 'Léa Marchand', texts: reportTexts(language), campus: null, cvAddress: null };
    const head = (doctorate: Partial<typeof nothing | { domain: string; year: number }>) =>
      wordsOf(<Head {...given} doctorate={{ ...nothing, ...doctorate }} />);
    expect(head({})).toEqual(['Léa Marchand']);
    expect(head({ domain: '6' })).toEqual(['Léa Marchand', degree]);
    expect(head({ domain: '6', year: 1 })).toEqual(['Léa Marchand', `${degree}, 1`, first, year]);
    expect(head({ year: 3 })).toEqual(['Léa Marchand', `${bare}, 3`, third, year]);
    const cvAddress = 'https://thesee.example/public/cv/lea';
    const campus = { name: 'Rive-Sud', logo: null };
    expect(wordsOf(<Head {...given} campus={campus} cvAddress={cvAddress} doctorate={nothing} />)).toEqual([
      'Léa Marchand',
      'Rive-Sud',
      online,
      'thesee.example/',
      'public/',
      'cv/',
      'lea',
    ]);
  },
);

test.each([
  [
    'fr',
    ['Un point fort, et ce qui le montre', 'Deux points forts, et ce qui les montre', 'Deux points forts'],
    ['Expert', 'Avancé'],
  ],
  [
    'en',
    ['One strength, and what backs it up', 'Two strengths, and what backs them up', 'Two strengths'],
    ['Expert', 'Advanced'],
  ],
] as const)(
  'strengths stand with their word and the person’s sentence, and the heading claims no more, in %s',
  (language, [one, two, some], [expert, advanced]) => {
    const texts = reportTexts(language);
    const listening = { name: 'Écouter', value: 5, proof: 'Trois ans de permanence.' };
    const daring = { name: 'Oser', value: 4.5, proof: null };
    const said = (strengths: readonly (typeof listening | typeof daring)[]) =>
      wordsOf(<Strengths strengths={strengths} texts={texts} />);
    expect(said([listening])).toEqual([one, 'Écouter', expert, 'Trois ans de permanence.']);
    expect(said([listening, { ...daring, proof: 'Une grève.' }])[0]).toBe(two);
    expect(said([listening, daring])).toEqual([some, 'Écouter', expert, 'Trois ans de permanence.', 'Oser', advanced]);
    expect(said([])).toEqual([]);
  },
);

test.each([
  [
    'fr',
    ['Expériences', 'Chargée d’études', 'Observatoire, depuis le 2 novembre 2022'],
    ['Publications choisies', 'Houles', 'Revue, 2025', 'Marées'],
    ['Métiers envisagés', 'Hydrologue, océanographe'],
  ],
  [
    'en',
    ['Experience', 'Chargée d’études', 'Observatoire, since November 2, 2022'],
    ['Selected publications', 'Houles', 'Revue, 2025', 'Marées'],
    ['Jobs in view', 'Hydrologue, océanographe'],
  ],
] as const)('experiences, publications and jobs stand when there are some, in %s', (language, posts, works, jobs) => {
  const texts = reportTexts(language);
  const post = { title: 'Chargée d’études', place: 'Observatoire', startDate: '2022-11-02', endDate: null };
  const publications = [
    { title: 'Houles', journal: 'Revue', year: 2025 },
    { title: 'Marées', journal: null, year: null },
  ];
  const both = wordsOf(<PostsAndPublications posts={[post]} publications={publications} texts={texts} />);
  expect(both).toEqual([...posts, ...works]);
  expect(wordsOf(<PostsAndPublications posts={[]} publications={publications} texts={texts} />)).toEqual(works);
  expect(wordsOf(<PostsAndPublications posts={[]} publications={[]} texts={texts} />)).toEqual([]);
  expect(wordsOf(<Jobs jobs={['Hydrologue', 'océanographe']} texts={texts} />)).toEqual(jobs);
  expect(wordsOf(<Jobs jobs={[]} texts={texts} />)).toEqual([]);
});
