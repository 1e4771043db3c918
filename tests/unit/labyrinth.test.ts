import { expect, test } from 'vitest';
import { labyrinthOf, nextStepOf } from '#shared/domain/labyrinth.ts';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';

const unwritten = { proProjectElements: null, careerPlan: null };
const counted = (skill: number, activity: number, value: number, missingSkills: number) => ({
  answered: skill + activity + value,
  total: 133,
  kinds: {
    skill: { answered: skill, total: 46 },
    activity: { answered: activity, total: 34 },
    value: { answered: value, total: 24 },
    missingSkills,
  },
});
const assessment = (changes: Partial<PortfolioProgress> = {}): PortfolioProgress => ({
  ...{ id: 'p1', title: 'Bilan', researchDomain: null, otherDomains: [], wishes: [], keptJobs: [], hiddenJobs: [] },
  ...{ comparedJobs: [], createdAt: '2026-03-01T08:00:00.000Z', updatedAt: '2026-03-01T08:00:00.000Z', revision: 0 },
  ...counted(0, 0, 0, 28),
  ...changes,
});
const answered = counted(46, 34, 24, 0);
const wishes: PortfolioProgress['wishes'] = ['data'];

test('without an assessment one stands at the entry', () => {
  expect(labyrinthOf(undefined, unwritten)).toEqual({
    shares: { skill: 0, activity: 0, value: 0, wishes: 0, kept: 0, comparison: 0, plan: 0 },
    walked: 0,
    at: 'skill',
  });
});

test('answers walk their circuit by their share, and an act or two texts walk theirs whole', () => {
  const walk = assessment({ ...counted(23, 34, 0, 5), wishes, keptJobs: ['j1'], comparedJobs: ['j1', 'j2'] });
  expect(labyrinthOf(walk, { ...unwritten, careerPlan: 'Un poste en agence' })).toEqual({
    shares: { skill: 0.5, activity: 1, value: 0, wishes: 1, kept: 1, comparison: 1, plan: 0.5 },
    walked: 4,
    // The bead waits at the first gap, however much is walked behind it.
    at: 'skill',
  });
});

test('one job alone is no comparison, and both texts end at the center', () => {
  const kept = { ...answered, wishes, keptJobs: ['j1', 'j2'] };
  const written = { proProjectElements: 'Des îlots', careerPlan: 'Un poste' };
  expect(labyrinthOf(assessment({ ...kept, comparedJobs: ['j1'] }), written)).toMatchObject({
    walked: 6,
    at: 'comparison',
  });
  expect(labyrinthOf(assessment({ ...kept, comparedJobs: ['j1', 'j2'] }), written)).toMatchObject({
    walked: 7,
    at: null,
  });
});

test('without a kept job a comparison is not walked, so that all that is said of it agrees', () => {
  const walk = assessment({ ...answered, wishes, comparedJobs: ['j1', 'j2', 'j3'] });
  expect(labyrinthOf(walk, unwritten)).toMatchObject({ shares: { kept: 0, comparison: 0 }, walked: 4, at: 'kept' });
});

const texts = (proProjectElements: string | null, careerPlan: string | null) => ({ proProjectElements, careerPlan });
const compared = { ...answered, wishes, keptJobs: ['j1', 'j2'], comparedJobs: ['j1', 'j2'] };
test.each([
  ['an assessment without answers', {}, 'begin'],
  ['some skills', counted(20, 0, 0, 8), 'answer'],
  ['the skills that suffice', counted(30, 0, 0, 0), 'refine'],
  ['all skills, but not all values', counted(46, 34, 3, 0), 'refine'],
  ['all answers', answered, 'wishes'],
  ['wishes', { ...answered, wishes }, 'keep'],
  ['one kept job', { ...answered, wishes, keptJobs: ['j1'] }, 'keepSecond'],
  ['two kept jobs', { ...answered, wishes, keptJobs: ['j1', 'j2'] }, 'compare'],
  ['compared jobs', compared, 'plan'],
] as const)('after %s comes the next act', (_, changes, step) => {
  const walk = assessment(changes as Partial<PortfolioProgress>);
  expect(nextStepOf(walk, labyrinthOf(walk, unwritten))).toBe(step);
});

test('a plan is finished by its second text, and then shown', () => {
  const walk = assessment(compared);
  expect(nextStepOf(undefined, labyrinthOf(undefined, unwritten))).toBe('begin');
  expect(nextStepOf(walk, labyrinthOf(walk, texts('Des îlots', null)))).toBe('finish');
  expect(nextStepOf(walk, labyrinthOf(walk, texts('Des îlots', 'Un poste')))).toBe('out');
});
