import type { JobPart } from '#shared/schemas/portfolio.ts';

/** A part of a job's score: a skill rated as jobs ask for it, that adds nothing, unless said. */
export const part = (given: Partial<JobPart>): JobPart => ({
  kind: 'skill',
  id: 's1',
  value: 3,
  importantFlag: null,
  importance: 3,
  usualImportance: 3,
  contribution: 0,
  ...given,
});
