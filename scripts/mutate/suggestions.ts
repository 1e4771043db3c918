const unit = 'tests/unit/job-match';
const calls = 'tests/functions/suggested-jobs.test.ts';
const lists = 'tests/functions/portfolios.test.ts';

/** Lines behind the suggested jobs: what they are ranked by, how sure a place is, what explains it, and what of it is kept. */
export const suggestionMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  // Ranking
  ['shared/domain/job-match-responses.ts', '(rating - middle)', 'rating', unit],
  ['shared/domain/job-match-responses.ts', 'rating === null ? 0 : ', '', unit],
  ['shared/domain/job-match-profile.ts', '\n    .toSorted(compareIds)', '', unit],
  ['shared/domain/job-match.ts', 'researchDomains.length === 0 || ', '', unit],
  ['shared/domain/job-match.ts', '- neighbourCost(profile, domains)', '', 'tests/unit/job-match-record.test.ts'],
  [
    'shared/domain/job-match-wishes.ts',
    'Math.sqrt(total * wishes)',
    'Math.sqrt(wishes)',
    'tests/unit/job-match-record.test.ts',
  ],
  [
    'shared/domain/job-match-wishes.ts',
    '[kind, matchConfig.regularKind] as const',
    '[kind, 1] as const',
    'tests/unit/job-match-record.test.ts',
  ],
  [
    'shared/domain/job-match-thesis.ts',
    'languagesOf(text).includes(language)',
    'text.length > 0',
    'tests/unit/job-match-record.test.ts',
  ],
  [
    'shared/domain/text-stems.ts',
    '.map((word) => folded(stems[language](word)))',
    '.map((word) => folded(word))',
    'tests/unit/job-match-record.test.ts',
  ],
  [
    'shared/domain/job-match-input.ts',
    '[thesis?.thesisTitle, thesis?.briefDescription]',
    '[thesis?.briefDescription]',
    calls,
  ],

  // How sure a place is
  [
    'shared/domain/job-match-certainty.ts',
    '((weights[i] ?? 0) - (means[kindOf(i)] ?? 0))',
    '(2 * (weights[i] ?? 0))',
    'tests/unit/job-match-certainty.test.ts',
  ],
  [
    'shared/domain/job-match-certainty.ts',
    'Math.min(5, Math.max(0, rating + by))',
    '(rating + 2 * by)',
    'tests/unit/job-match-certainty.test.ts',
  ],

  // Why a job stands where it stands
  [
    'shared/domain/job-match-explanation.ts',
    'rounded(adds(job) - mean(open.map(adds)))',
    'rounded(adds(job))',
    'tests/unit/job-match-explanation.test.ts',
  ],
  [
    'shared/domain/job-match-explanation.ts',
    '...(domains.length > 1 ? [domain] : [])',
    '',
    'tests/unit/job-match-explanation.test.ts',
  ],
  ['shared/domain/job-match-input.ts', '...tried.map(', '...[].map(', calls],

  // What the calls answer and keep
  ['shared/domain/suggested-jobs.ts', 'open.slice(0, limit)', 'open', calls],
  ['shared/domain/suggested-jobs.ts', 'jobById.get(id)?.family || id', 'id', calls],
  [
    'shared/domain/suggested-jobs.ts',
    'mostImportantSkills: skillsOf(job.importantSkills)',
    'mostImportantSkills: skillsOf(job.importantSkills).reverse()',
    'tests/functions/portfolios-jobs.test.ts',
  ],
  ['functions/data/portfolios.ts', '    wishes: before?.wishes,\n', '', calls],
  ['functions/data/portfolios.ts', '{ ...given, ...domains, updatedAt', '{ ...given, updatedAt', calls],
  ['functions/portfolios/list-of-user.ts', 'answers.has(id)', 'answers.size > 0', lists],
];
