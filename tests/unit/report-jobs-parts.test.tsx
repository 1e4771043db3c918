import { expect, test } from 'vitest';
import type { ReportJob, ReportJobs, ReportTravelled } from '#functions/exports/report/input.ts';
import { JobLevels } from '#functions/exports/report/job-levels.tsx';
import { JobProfile } from '#functions/exports/report/job-profile.tsx';
import { SuggestedJobs } from '#functions/exports/report/suggested-jobs.tsx';
import { reportTexts } from '#functions/exports/report/texts.ts';
import { Travelled } from '#functions/exports/report/travelled.tsx';
import { wordsOf } from '#tests/support/printed.ts';

const job = (rank: number, more: Partial<ReportJob> = {}): ReportJob => ({
  rank,
  name: `Job ${rank}`,
  description: '',
  stars: 1,
  isPartial: false,
  reasons: [],
  skills: [],
  ...more,
});
const ranked = (rows: readonly ReportJob[], researchDomain: string | null = null): ReportJobs => ({
  kind: 'ranked',
  researchDomain,
  rows,
});
const skills = [
  { name: 'Coder', value: 1, importance: 3.64, level: 'weakness' },
  { name: 'Parler', value: 5, importance: 4.25, level: 'strength' },
  { name: 'Lire', value: 3, importance: 5, level: 'warning' },
  { name: 'Voir', value: 4, importance: 2, level: 'strength' },
] as const;

test.each([
  ['fr', ['Points forts', 'Parler 5, Voir 4', 'À consolider', 'Lire 3', 'À développer', 'Coder 1']],
  ['en', ['Strengths', 'Parler 5, Voir 4', 'To strengthen', 'Lire 3', 'To develop', 'Coder 1']],
] as const)('a job’s skills are grouped from strengths to what is to develop, in %s', (language, words) => {
  expect(wordsOf(<JobLevels skills={skills} texts={reportTexts(language)} />)).toEqual(words);
});

const part = { value: 5, importantFlag: null, importance: 4, usualImportance: 3, contribution: 0.4, words: [] };
const reasons = [
  { part: { ...part, kind: 'thesis', id: null }, name: undefined },
  { part: { ...part, kind: 'skill', id: 's1' }, name: 'Lire' },
  // Liked by nobody and asked less than usual: its name alone would mislead.
  { part: { ...part, kind: 'skill', id: 's2', usualImportance: 5 }, name: 'Voir' },
  { part: { ...part, kind: 'skill', id: 's3' }, name: 'Parler' },
] as const;

test.each([
  ['fr', ['Coder', '1', '3,6', 'Parler', '5', '4,3']],
  ['en', ['Coder', '1', '3.6', 'Parler', '5', '4.3']],
] as const)('a job at length says what it asks beside each rating, in %s', (language, cells) => {
  const texts = reportTexts(language);
  const words = wordsOf(<JobProfile job={job(1, { skills: skills.slice(0, 2) })} texts={texts} />);
  expect(words.slice(3)).toEqual(cells);
  expect(wordsOf(<JobProfile job={job(1)} texts={texts} />)).toEqual([]);
});

test.each([
  [
    'fr',
    ['Ce qui vous en rapproche :', 'votre thèse y mène, lire, parler'],
    ['Ce qui vous en rapproche :', 'votre thèse y mène, lire', 'Points forts', 'Parler 5, Voir 4', 'À développer'],
  ],
  [
    'en',
    ['What brings you closer:', 'your thesis leads there, lire, parler'],
    ['What brings you closer:', 'your thesis leads there, lire', 'Strengths', 'Parler 5, Voir 4', 'To develop'],
  ],
] as const)(
  'the first four jobs say all that brings the person closer, the others two reasons, whose skill is not named again, in %s',
  (language, atLength, brief) => {
    const rows = [1, 2, 3, 4, 5].map((rank) => job(rank, { reasons, skills }));
    const words = wordsOf(<SuggestedJobs jobs={ranked(rows)} texts={reportTexts(language)} />);
    const after = (rank: number, count: number) => words.slice(words.indexOf(`Job ${rank}`) + 2).slice(0, count);
    expect(after(4, 2)).toEqual(atLength);
    expect(after(5, 6)).toEqual([...brief, 'Coder 1']);
    const bare = wordsOf(<SuggestedJobs jobs={ranked([job(1)])} texts={reportTexts(language)} />);
    expect(bare).not.toContain(atLength[0]);
  },
);

test.each([
  [
    'fr',
    'Les 12 premiers, d’après cette auto-évaluation, ce qui vous rapproche de chacun et ce qu’il demande plus que d’autres.',
  ],
  [
    'en',
    'The first 12 based on this assessment, what brings you closer to each, and what it requires more than others do.',
  ],
] as const)('twelve of fifteen jobs are printed in their order, and counted, in %s', (language, hint) => {
  const rows = Array.from({ length: 15 }, (_, i) => job(i + 1));
  const words = wordsOf(<SuggestedJobs jobs={ranked(rows)} texts={reportTexts(language)} />);
  expect(words[1]).toBe(hint);
  expect(words.filter((word) => word.startsWith('Job '))).toEqual([
    ...['Job 1', 'Job 2', 'Job 3', 'Job 4', 'Job 5', 'Job 6'],
    ...['Job 7', 'Job 8', 'Job 9', 'Job 10', 'Job 11', 'Job 12'],
  ]);
});

test.each([
  [
    'fr',
    'Le premier, d’après cette auto-évaluation, ce qui vous en rapproche et ce qu’il demande plus que d’autres.',
    'Domaine de recherche : Sciences des religions et théologie, dont les métiers viennent plus tôt, avec ceux ouverts à toute thèse.',
    ['1', 'Job 1', '1 étoile sur 3', 'Classement incertain : vous avez noté peu de compétences de ce métier.'],
  ],
  [
    'en',
    'The first one based on this assessment, what brings you closer to it, and what it requires more than others do.',
    'Research domain: Religious studies/theology. Its jobs come first, along with those open to any PhD.',
    ['1', 'Job 1', '1 star out of 3', 'Uncertain rank: you’ve rated few of this job’s skills.'],
  ],
] as const)('one job has its rank, stars, domain and doubt in words, in %s', (language, hint, domain, words) => {
  const jobs = ranked([job(1, { isPartial: true })], '24');
  const said = wordsOf(<SuggestedJobs jobs={jobs} texts={reportTexts(language)} />);
  expect(said.slice(1, 3)).toEqual([hint, domain]);
  expect(said.slice(4, 8)).toEqual(words);
});

test.each([
  ['fr', ['Aptitudes : 1 notée sur 10', 'Savoir-faire : 0 notée sur 20'], 'Aucun métier n’est suggéré pour le moment.'],
  ['en', ['Abilities: 1 of 10 rated', 'Know-how: 0 of 20 rated'], 'No jobs are suggested at the moment.'],
] as const)(
  'a refusal counts what each category lacks, unless all ratings are equal, in %s',
  (language, missing, none) => {
    const texts = reportTexts(language);
    const categories = [
      { category: 1, rated: 1, total: 10 },
      { category: 3, rated: 0, total: 20 },
    ];
    const said = (isFlat: boolean) =>
      wordsOf(<SuggestedJobs jobs={{ kind: 'refused', isFlat, categories }} texts={texts} />).slice(3);
    expect(said(false)).toEqual(missing);
    expect(said(true)).toEqual([]);
    expect(wordsOf(<SuggestedJobs jobs={ranked([])} texts={texts} />).slice(1)).toEqual([none]);
  },
);

const travelled: ReportTravelled = {
  earlier: { title: 'Bilan 1', date: '2025-03-01' },
  kinds: [{ kind: 'rncp', categories: [{ category: 3, was: 2.5, is: 3, by: 0.5 }] }],
  up: [
    { name: 'Coder', was: 1, is: 4 },
    { name: 'Lire', was: 3, is: 4 },
  ],
  down: [],
  jobs: {
    compared: 50,
    closer: [{ name: 'Juriste', was: null, is: 5 }],
    further: [{ name: 'Infirmier', was: 1, is: null }],
  },
};

test.each([
  ['fr', ['Assurer une veille scientifique internationale', '2,5 puis 3,0'], ['Coder', '1 puis 4', 'Lire', '3 puis 4']],
  ['en', ['International scientific watch', '2.5 then 3.0'], ['Coder', '1 then 4', 'Lire', '3 then 4']],
] as const)(
  'the way since an earlier assessment has both figures of each, the longest first, in %s',
  (language, means, up) => {
    const words = wordsOf(<Travelled travelled={travelled} date="2026-11-21" texts={reportTexts(language)} />);
    const after = (word: string, count: number) =>
      words.slice(words.indexOf(word) + 1, words.indexOf(word) + 1 + count);
    const [rncp, higher, lower, closer, further] =
      language === 'fr'
        ? ([
            'RNCP',
            'Compétences, activités et valeurs notées plus haut',
            'Compétences, activités et valeurs notées plus bas',
            'Ils se sont rapprochés (rang)',
            'Ils se sont éloignés (rang)',
          ] as const)
        : ([
            'RNCP',
            'Skills, activities and values rated higher',
            'Skills, activities and values rated lower',
            'Jobs that came closer (rank)',
            'Jobs that moved away (rank)',
          ] as const);
    const [none, came, went] =
      language === 'fr'
        ? ['Aucune', 'hors liste puis 5', '1 puis hors liste']
        : ['None', 'not listed then 5', '1 then not listed'];
    expect(after(rncp, 2)).toEqual(means);
    expect(after(higher, 4)).toEqual(up);
    expect(after(lower, 1)).toEqual([none]);
    expect(after(closer, 2)).toEqual(['Juriste', came]);
    expect(after(further, 2)).toEqual(['Infirmier', went]);
  },
);
