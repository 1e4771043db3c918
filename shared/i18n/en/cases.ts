import type { cases as fr } from '../fr/cases.ts';

export const cases: typeof fr = {
  domain: 'Research domain',
  noDomain: 'None',
  thesisTitle: 'Thesis title',
  thesisTitleHint: 'In its original language. No names, and nothing that could identify anyone.',
  wishes: 'Wishes',
  wishesHint: 'What the person would like to do most of the time.',
  graders: 'Number of people who graded',
  gradersHint: 'If there are several, a grade is their average.',
  gradedOn: 'Graded on',
  graded_one: '{{count, number}} graded job',
  graded_other: '{{count, number}} graded jobs',
  gradedJobs: 'Graded jobs',
  gradedJobsHint: 'At least three, from 0.5 (barely) to 3 (right away). A job left out wasn’t named.',
  addJob: 'Add a job',
  gradeOf: 'Grade of {{name}}',
  removeJob: 'Remove {{name}}',
  activeHint: 'An inactive case doesn’t count in suggestions.',
};
