const calls = 'tests/functions/suggested-jobs.test.ts';
const lists = 'tests/functions/portfolios.test.ts';

/** Ranking, certainty, explanation of suggested jobs. */
export const suggestionMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  // Ranking
  [
    'shared/matching/text-stems.ts',
    '.map((word) => folded(stems[language](word)))',
    '.map((word) => folded(word))',
    'tests/unit/matching/record.test.ts',
  ],

  // Replies and stored choices
  ['shared/matching/suggested-jobs.ts', 'open.slice(0, limit)', 'open', calls],
  ['shared/matching/suggested-jobs.ts', 'jobById.get(id)?.family || id', 'id', calls],
  [
    'shared/matching/suggested-jobs.ts',
    'mostImportantSkills: skillsOf(job.importantSkills)',
    'mostImportantSkills: skillsOf(job.importantSkills).reverse()',
    'tests/functions/portfolios-jobs.test.ts',
  ],
  ['functions/data/portfolios/portfolios.ts', '    wishes: before?.wishes,\n', '', calls],
  ['functions/data/portfolios/portfolios.ts', '{ ...given, ...domains, updatedAt', '{ ...given, updatedAt', calls],
  ['functions/portfolios/index.ts', 'answers.has(id)', 'answers.size > 0', lists],
];
