const fold = 'tests/web/ui/fold.test.tsx';
const courses = 'tests/functions/formations-skills.test.ts';

/** The way from no answer to a decision. */
export const firstDecisionMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] =
  [
    ['web/ui/fold.tsx', 'open={isWide || isOpen}', 'open={isOpen}', fold],
    ['web/ui/use-wide.ts', 'wide.addEventListener(', 'void (', fold],
    [
      'web/features/jobs/job-filters.tsx',
      'const set = filters.employers.length +',
      'const set =',
      'tests/web/jobs/job-filters.test.tsx',
    ],
    [
      'web/features/jobs/suggested-jobs.tsx',
      "fold?.querySelector('summary') ??",
      '',
      'tests/web/jobs/wishes-form.test.tsx',
    ],
    ['functions/formations/courses.ts', 'b.length - a.length', 'a.length - b.length', courses],
    ['functions/formations/courses.ts', 'strengthening.length === 0', 'rows.length === 0', courses],
    [
      'web/screens/user/formations.tsx',
      'category === skill?.category',
      'category !== 0',
      'tests/web/formations/suggested-courses.test.tsx',
    ],
    [
      'web/features/portfolios/list/portfolio-cells.tsx',
      'answered === 0',
      'answered < 0',
      'tests/web/portfolios/assessments.test.tsx',
    ],
    [
      'web/features/journey/next-step.tsx',
      'progress.answered > 0',
      'progress.answered >= 0',
      'tests/web/journey/home.test.tsx',
    ],
  ];
