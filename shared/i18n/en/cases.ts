import type { cases as fr } from '../fr/cases.ts';

export const cases: typeof fr = {
  domain: 'Research domain',
  noDomain: 'None',
  thesisTitle: 'Thesis title',
  thesisTitleHint: 'In its language. No name, and no detail by which somebody could be recognized.',
  wishes: 'Wishes',
  wishesHint: 'What the person would like to do most of the time.',
  graders: 'Number of people who graded',
  gradersHint: 'With several, a grade is their mean.',
  gradedOn: 'Graded on',
  graded_one: '{{count, number}} graded job',
  graded_other: '{{count, number}} graded jobs',
  gradedJobs: 'Graded jobs',
  gradedJobsHint: 'At least three, from 0.5 (hardly) to 3 (at once). A job that is absent was not named.',
  addJob: 'Add a job',
  gradeOf: 'Grade of {{name}}',
  removeJob: 'Remove {{name}}',
  activeHint: 'An inactive case does not count in the suggestions.',
};
