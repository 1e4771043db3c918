import { expect, test } from 'vitest';
import { assessmentProgress, type Row, type RowsOf } from '#shared/domain/assessment-progress.ts';
import { doctoralDates } from '#shared/domain/doctoral-dates.ts';
import { nextStation, standingsOf, type Travelled } from '#shared/domain/journey.ts';
import { doctorate } from '#shared/schemas/doctorate.ts';

const at = '2026-11-22T10:00:00.000Z';
const row = (category: number, value: number | null, isAnswered = value !== null): Row => ({
  category,
  value,
  touchedAt: isAnswered ? at : null,
});
const times = (count: number, one: Row): Row[] => Array.from({ length: count }, () => one);
/** A catalogue with 24 activities, 51 skills, 16 values and 54 RNCP entries. */
const rows = (changes: Partial<RowsOf> = {}): RowsOf => ({
  activity: [...times(12, row(1, null)), ...times(12, row(2, null))],
  skill: [...times(17, row(1, null)), ...times(17, row(2, null)), ...times(17, row(3, null))],
  value: times(16, row(1, null)),
  rncp: times(54, row(1, null)),
  ...changes,
});

test('an assessment without answers begins at its first activities, and needs 31 of 51 skills', () => {
  expect(assessmentProgress(rows())).toEqual({
    answered: 0,
    total: 145,
    next: { kind: 'activity', category: 1 },
    skills: { answered: 0, needed: 31, missing: 31 },
  });
});

test('it is resumed at the first category with a row that has no answer; N/A is one', () => {
  const activity = [...times(12, row(1, 4)), ...times(12, row(2, null, true))];
  const skill = [...times(17, row(1, 3)), ...times(16, row(3, 2)), row(3, null), ...times(17, row(2, null))];
  const progress = assessmentProgress(rows({ activity, skill }));
  expect(progress.next).toEqual({ kind: 'skill', category: 2 });
  expect(progress).toMatchObject({ answered: 24 + 33, skills: { answered: 33 } });
});

test('jobs miss as many skills as answers, as ratings, or as categories without one', () => {
  const missing = (skill: Row[]) => assessmentProgress(rows({ skill })).skills.missing;
  const [one, two, three] = [row(1, 3), row(2, 3), row(3, 3)];
  const none = (category: number) => row(category, null);
  expect(missing([...times(6, one), ...times(11, none(1)), ...times(17, none(2)), ...times(17, none(3))])).toBe(25);
  // Every skill is answered, but only 16 of the 21 required ratings are no N/A.
  expect(missing([...times(16, one), ...times(17, row(2, null, true)), ...times(18, row(3, null, true))])).toBe(5);
  expect(missing([...times(17, one), ...times(17, two), ...times(17, row(3, null, true))])).toBe(1);
  expect(missing([...times(17, one), ...times(17, two), three, ...times(16, none(3))])).toBe(0);
});

const nobody: Travelled = {
  profile: { diplomas: 0, experiences: 0, publications: 0 },
  doctorate: doctorate.parse({}),
  assessment: null,
  hasJobs: false,
  publicSections: 0,
};

test('a newcomer begins with an assessment', () => {
  const standings = standingsOf(nobody);
  expect(standings).toEqual({
    profile: 'todo',
    doctorates: 'todo',
    portfolios: 'todo',
    jobs: 'later',
    courses: 'todo',
    career: 'todo',
    cv: 'todo',
  });
  expect(nextStation(standings)).toBe('portfolios');
});

test('each part stands as what was said in it, and the next one is the first that leads further', () => {
  const all = (value: number) => times(value, row(1, 3));
  const finished = assessmentProgress({ activity: all(2), skill: all(3), value: all(1), rncp: all(1) });
  const situated = {
    ...nobody.doctorate,
    startDate: '2024-10-01',
    estimatedEndDate: '2027-09-30',
    researchDomain: '3',
    thesisTitle: 'Îlots voisins',
  };
  const begun = { ...nobody, assessment: assessmentProgress(rows()) };
  expect(standingsOf(begun)).toMatchObject({ portfolios: 'begun', jobs: 'later' });

  const assessed = { ...nobody, assessment: finished, hasJobs: true };
  expect(standingsOf(assessed)).toMatchObject({ portfolios: 'done', jobs: 'done' });
  expect(nextStation(standingsOf(assessed))).toBe('doctorates');
  expect(standingsOf({ ...assessed, doctorate: { ...situated, thesisTitle: null } }).doctorates).toBe('begun');

  const known = { ...assessed, doctorate: situated, profile: { diplomas: 2, experiences: 0, publications: 0 } };
  expect(standingsOf(known)).toMatchObject({ doctorates: 'done', profile: 'begun' });
  expect(nextStation(standingsOf(known))).toBe('profile');
  expect(standingsOf({ ...known, profile: { diplomas: 0, experiences: 0, publications: 1 } }).profile).toBe('begun');

  const told = { ...known, profile: { diplomas: 2, experiences: 1, publications: 0 } };
  expect(nextStation(standingsOf(told))).toBe('career');
  const planned = { ...told, doctorate: { ...situated, careerPlan: 'Un poste en agence' } };
  expect(standingsOf(planned).career).toBe('begun');
  const whole = { ...situated, careerPlan: 'Un poste en agence', proProjectElements: 'Des îlots' };
  expect(nextStation(standingsOf({ ...told, doctorate: whole }))).toBe('cv');
  expect(nextStation(standingsOf({ ...told, doctorate: whole, publicSections: 3 }))).toBeNull();
});

test('the next dates of a doctorate are its middle, the beginnings of its years and its planned end, three at most', () => {
  const [start, end] = ['2024-10-01', '2027-09-30'];
  expect(doctoralDates(start, end, '2026-03-12')).toEqual([
    { day: '2026-04-01', what: 'middle' },
    { day: '2026-10-01', what: 'year', year: 3 },
    { day: '2027-09-30', what: 'end' },
  ]);
  expect(doctoralDates(start, end, '2024-09-01').map(({ day }) => day)).toEqual([
    '2025-10-01',
    '2026-04-01',
    '2026-10-01',
  ]);
  expect(doctoralDates(start, end, '2027-09-30')).toEqual([{ day: '2027-09-30', what: 'end' }]);
  expect(doctoralDates(start, end, '2027-10-01')).toEqual([]);
});

test('a doctorate without an end has a next year, one without dates has none', () => {
  expect(doctoralDates('2024-02-29', null, '2026-11-22')).toEqual([{ day: '2027-03-01', what: 'year', year: 4 }]);
  expect(doctoralDates(null, '2027-09-30', '2026-11-22')).toEqual([{ day: '2027-09-30', what: 'end' }]);
  expect(doctoralDates(null, null, '2026-11-22')).toEqual([]);
});
