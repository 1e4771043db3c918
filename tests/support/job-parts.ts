import type { JobPart } from '#shared/schemas/portfolio.ts';

export const part = (given: Partial<JobPart>): JobPart => ({
  kind: 'skill',
  id: 's1',
  value: 3,
  importantFlag: null,
  importance: 3,
  usualImportance: 3,
  contribution: 0,
  words: [],
  ...given,
});
