import { expect, test } from 'vitest';
import { CategorySection } from '#functions/exports/report/category-section.tsx';
import { Cover } from '#functions/exports/report/cover.tsx';
import { Highlights } from '#functions/exports/report/highlights.tsx';
import type { ReportRow } from '#functions/exports/report/input.ts';
import { Means } from '#functions/exports/report/means-table.tsx';
import { Overview } from '#functions/exports/report/overview.tsx';
import { reportTexts } from '#functions/exports/report/texts.ts';
import { Travelled } from '#functions/exports/report/travelled.tsx';
import { wordsOf } from '#tests/support/printed.ts';

const row = (name: string, value: number | null, more: Partial<ReportRow> = {}): ReportRow => ({
  name,
  description: `${name}…`,
  value,
  importantFlag: null,
  answered: value !== null,
  isRetired: false,
  ...more,
});

const mixed = [
  row('Alpha', 1),
  row('Bravo', null),
  row('Charlie', null, { answered: true }),
  row('Delta', 5, { importantFlag: true }),
  row('Echo', null, { isRetired: true, answered: true }),
  row('Foxtrot', 4, { isRetired: true }),
  row('Golf', null, { importantFlag: false }),
  row('Hotel', null),
];

test.each([
  [
    'fr',
    ['Savoir-être', '3 notées sur 8', 'Compétence', 'Note, de 0 à 5'],
    ['Delta', '5 · Expert', 'J’aime', 'Delta…'],
    ['Foxtrot', '4 · Avancé', 'Foxtrot…', 'Retirée des nouvelles auto-évaluations'],
    ['Alpha', '1 · Notions', 'Golf', 'Sans réponse', 'Je n’aime pas'],
    ['Sans objet :', 'Charlie, Echo (retirée des nouvelles auto-évaluations)'],
  ],
  [
    'en',
    ['Soft skills', '3 of 8 rated', 'Skill', 'Rating, 0 to 5'],
    ['Delta', '5 · Expert', 'I like it', 'Delta…'],
    ['Foxtrot', '4 · Advanced', 'Foxtrot…', 'No longer part of new assessments'],
    ['Alpha', '1 · Basics', 'Golf', 'Not answered', 'I dislike it'],
    ['Not applicable:', 'Charlie, Echo (no longer part of new assessments)'],
  ],
] as const)(
  'a category in %s lists the highest first, defines from 4 on, names what is N/A apart, and leaves out what is not answered',
  (language, ...parts) => {
    const texts = reportTexts(language);
    const section = <CategorySection kind="skill" category={2} rows={mixed} definedFrom={4} texts={texts} />;
    expect(wordsOf(section)).toEqual(parts.flat());
  },
);

test.each([
  ['fr', '1 notée sur 1'],
  ['en', '1 of 1 rated'],
] as const)('one rating is counted in the singular, and no empty list follows it, in %s', (language, count) => {
  const texts = reportTexts(language);
  const section = <CategorySection kind="value" category={2} rows={[row('India', 5)]} definedFrom={6} texts={texts} />;
  const [, said, ...table] = wordsOf(section);
  expect(said).toBe(count);
  expect(table.slice(2)).toEqual(['India', language === 'fr' ? '5 · Centrale' : '5 · Central']);
});

const figures = [
  { category: 1, mean: 3.25, rated: 4, notApplicable: 1, total: 10 },
  { category: 2, mean: null, rated: 0, notApplicable: 0, total: 6 },
];

test.each([
  ['fr', ['Liées à l’information', '3,3', '4 sur 10', 'Liées aux personnes', '–', '0 sur 6']],
  ['en', ['Related to information', '3.3', '4 of 10', 'Related to people', '–', '0 of 6']],
] as const)('means have one decimal, a dash where nothing is rated, in %s', (language, cells) => {
  const tables = <Means kinds={[{ kind: 'activity', categories: figures }]} texts={reportTexts(language)} />;
  expect(wordsOf(tables).slice(4, 10)).toEqual(cells);
});

const skills = [
  row('Juliett', 4),
  row('Kilo', 5, { importantFlag: false }),
  row('Lima', 5),
  row('Mike', 5, { importantFlag: true }),
  row('November', 4, { importantFlag: true }),
  row('Oscar', 4),
  row('Papa', 2),
  row('Quebec', 1),
  row('Romeo', 2, { importantFlag: true }),
  row('Sierra', 3),
];
const activities = [
  row('Tango', 3, { importantFlag: true }),
  row('Uniform', 5),
  row('Victor', 2, { importantFlag: true }),
];
const kinds = [
  { kind: 'skill', categories: [{ category: 1, rows: skills }] },
  { kind: 'activity', categories: [{ category: 1, rows: activities }] },
  { kind: 'value', categories: [{ category: 1, rows: [row('Whiskey', 3)] }] },
] as const;

test.each([
  [
    'fr',
    ['Points forts', 'Compétences les mieux notées', 'Mike', '5 · Expert', 'Lima', '5 · Expert', 'Kilo', '5 · Expert'],
    ['November', '4 · Avancé', 'et 2 autres', 'Activités aimées et fréquentes', 'Tango', '3 · Souvent'],
    ['Valeurs qui comptent le plus', 'Aucune valeur notée 4 ou 5', 'À développer', 'Compétences notées de 0 à 2'],
    ['Romeo', '2 · En progrès', 'Quebec', '1 · Notions', 'Papa', '2 · En progrès'],
  ],
  [
    'en',
    ['Strengths', 'Skills you rate highest', 'Mike', '5 · Expert', 'Lima', '5 · Expert', 'Kilo', '5 · Expert'],
    ['November', '4 · Advanced', 'and 2 more', 'Activities you like and do often', 'Tango', '3 · Often'],
    ['Values that matter most', 'No values rated 4 or 5', 'To develop', 'Skills rated 0 to 2'],
    ['Romeo', '2 · Growing', 'Quebec', '1 · Basics', 'Papa', '2 · Growing'],
  ],
] as const)(
  'the page at a glance names four of each, what is liked first among equals, in %s',
  (language, ...parts) => {
    expect(wordsOf(<Highlights kinds={kinds} texts={reportTexts(language)} />)).toEqual(parts.flat());
  },
);

test.each([
  ['fr', 'Aucune note pour l’instant : le dessin de votre profil apparaîtra avec vos premières réponses.'],
  ['en', 'No ratings yet: the chart of your profile will appear with your first answers.'],
] as const)('without a rating the page at a glance says nothing else, in %s', (language, said) => {
  const empty = [{ kind: 'skill', categories: [{ category: 1, rows: [row('X-ray', null)] }] }] as const;
  expect(wordsOf(<Overview kinds={empty} texts={reportTexts(language)} />).slice(1)).toEqual([said]);
});

test.each([
  ['fr', ['Établi par', 'Léa Marchand', 'Auto-évaluation du', '1', 'er', 'mars 2026']],
  ['en', ['Prepared by', 'Léa Marchand', 'Assessment of', 'March 1, 2026']],
] as const)('a cover without a university leaves its line out, in %s', (language, lines) => {
  const given = { title: 'Bilan', fullName: 'Léa Marchand', date: '2026-03-01', texts: reportTexts(language) };
  expect(wordsOf(<Cover {...given} university={null} />).slice(3)).toEqual(lines);
  expect(wordsOf(<Cover {...given} university="Rive-Sud" />).slice(5, 7)).toEqual([
    language === 'fr' ? 'Université' : 'University',
    'Rive-Sud',
  ]);
});

test.each([
  ['fr', 'et 1 autre'],
  ['en', 'and 1 more'],
] as const)('one strength more than the four that are named is told, in %s', (language, more) => {
  const five = [
    { kind: 'skill', categories: [{ category: 1, rows: skills.filter(({ name }) => name !== 'Lima') }] },
  ] as const;
  expect(wordsOf(<Highlights kinds={five} texts={reportTexts(language)} />)).toContain(more);
});

test.each([
  ['fr', 'De « Bilan », du 2 mars 2025, à cette auto-évaluation, du 4 mai 2026 :'],
  ['en', 'From “Bilan” of March 2, 2025 to this assessment of May 4, 2026:'],
] as const)('what moved stands between the days of both assessments, the earlier first, in %s', (language, said) => {
  const earlier = { title: 'Bilan', date: '2025-03-02' };
  const travelled = { earlier, kinds: [], up: [], down: [], jobs: null };
  const [, days] = wordsOf(<Travelled travelled={travelled} date="2026-05-04" texts={reportTexts(language)} />);
  expect(days).toContain(said);
});
