import { expect, test } from 'vitest';
import { reportTexts } from '#functions/exports/report/texts.ts';
import { Jobs, Lists } from '#functions/exports/share/entries.tsx';
import { Facts } from '#functions/exports/share/facts.tsx';
import { Head } from '#functions/exports/share/head.tsx';
import { Strengths } from '#functions/exports/share/strengths.tsx';
import { wordsOf } from '#tests/support/printed.ts';

const nothing = { title: null, domain: null, year: null, startDate: null, endDate: null };

test.each([
  [
    'fr',
    'Durée',
    ['Du 1', 'er', 'octobre 2024 au 30 septembre 2027'],
    ['Depuis le 1', 'er', 'octobre 2024'],
    'Sujet de thèse',
  ],
  ['en', 'Duration', ['October 1, 2024 to September 30, 2027'], ['Since October 1, 2024'], 'Thesis subject'],
] as const)('what is known of a doctorate stands alone, in %s', (language, duration, whole, open, thesis) => {
  const texts = reportTexts(language);
  const startDate = '2024-10-01';
  const facts = (known: Partial<typeof nothing | { startDate: string; endDate: string; title: string }>) =>
    wordsOf(<Facts doctorate={{ ...nothing, ...known }} texts={texts} />);
  expect(facts({ startDate, endDate: '2027-09-30' })).toEqual([duration, ...whole]);
  expect(facts({ startDate })).toEqual([duration, ...open]);
  expect(facts({ title: 'Houle' })).toEqual([thesis, 'Houle']);
  expect(facts({})).toEqual([]);
});

test.each([
  [
    'fr',
    'Doctorat en sciences de la Terre',
    'année',
    ['re', 'e'],
    'Doctorat',
    'CV en ligne :',
    'CV en ligne et contact :',
  ],
  ['en', 'PhD in earth sciences', 'year', ['st', 'rd'], 'PhD', 'Online CV:', 'Online CV and contact:'],
] as const)(
  'the head names person, doctorate with its year and campus, the CV only where it is public, in %s',
  (language, degree, year, [first, third], bare, online, contact) => {
    const given = { fullName: 'Léa Marchand', texts: reportTexts(language), campus: null, onlineCv: null };
    const head = (doctorate: Partial<typeof nothing | { domain: string; year: number }>) =>
      wordsOf(<Head {...given} doctorate={{ ...nothing, ...doctorate }} />);
    expect(head({})).toEqual(['Léa Marchand']);
    expect(head({ domain: '6' })).toEqual(['Léa Marchand', degree]);
    expect(head({ domain: '6', year: 1 })).toEqual(['Léa Marchand', `${degree}, 1`, first, year]);
    expect(head({ year: 3 })).toEqual(['Léa Marchand', `${bare}, 3`, third, year]);
    const address = 'https://thesee.example/public/cv/lea';
    const campus = { name: 'Rive-Sud', logo: null };
    const withCv = (takesMessages: boolean) =>
      wordsOf(<Head {...given} campus={campus} onlineCv={{ address, takesMessages }} doctorate={nothing} />);
    const short = 'thesee.example/public/cv/lea';
    expect(withCv(false)).toEqual(['Léa Marchand', 'Rive-Sud', online, short]);
    expect(withCv(true)).toEqual(['Léa Marchand', 'Rive-Sud', contact, short]);
  },
);

test.each([
  [
    'fr',
    ['Un point fort, et ce qui le montre', 'Deux points forts, et ce qui les montre', 'Deux points forts'],
    ['Expert, 5 sur 5', 'Avancé, 4,5 sur 5'],
  ],
  [
    'en',
    ['One strength, backed up', 'Two strengths, backed up', 'Two strengths'],
    ['Expert, 5 out of 5', 'Advanced, 4.5 out of 5'],
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
    ['Expériences', 'Chargée d’études', 'Observatoire', 'Depuis le 1', 'er', 'novembre 2022'],
    ['Publications choisies', 'Houles', 'Revue, 2025', 'Marées'],
    ['Diplômes', 'Master', 'Rive-Sud, 2022'],
    ['Métiers envisagés', 'Hydrologue, océanographe'],
  ],
  [
    'en',
    ['Experience', 'Chargée d’études', 'Observatoire', 'Since November 1, 2022'],
    ['Selected publications', 'Houles', 'Revue, 2025', 'Marées'],
    ['Diplomas', 'Master', 'Rive-Sud, 2022'],
    ['Jobs in view', 'Hydrologue, océanographe'],
  ],
] as const)(
  'experiences, publications, degrees and jobs stand when there are some, in %s',
  (language, posts, works, diplomas, jobs) => {
    const texts = reportTexts(language);
    const post = { title: 'Chargée d’études', place: 'Observatoire', startDate: '2022-11-01', endDate: null };
    const degree = { title: 'Master', place: 'Rive-Sud', year: '2022' };
    const publications = [
      { title: 'Houles', journal: 'Revue', year: 2025 },
      { title: 'Marées', journal: null, year: null },
    ];
    const none = { degrees: [], posts: [], publications: [], texts };
    const all = wordsOf(<Lists degrees={[degree]} posts={[post]} publications={publications} texts={texts} />);
    expect(all).toEqual([...posts, ...works, ...diplomas]);
    expect(wordsOf(<Lists {...none} publications={publications} />)).toEqual(works);
    expect(wordsOf(<Lists {...none} degrees={[degree]} />)).toEqual(diplomas);
    expect(wordsOf(<Lists {...none} />)).toEqual([]);
    expect(wordsOf(<Jobs jobs={['Hydrologue', 'océanographe']} texts={texts} />)).toEqual(jobs);
    expect(wordsOf(<Jobs jobs={[]} texts={texts} />)).toEqual([]);
  },
);
