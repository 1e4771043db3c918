const walk = 'tests/e2e/first-decision.spec.ts';
const courses = 'tests/functions/formations-skills.test.ts';

/** Lines of the way from no answer to a decision: what is folded on phones, what leads on where no course is found. */
export const firstDecisionMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] =
  [
    ['web/ui/fold.tsx', 'open={isWide || isOpen}', 'open={isOpen}', walk],
    ['web/ui/use-wide.ts', 'wide.addEventListener(', 'void (', walk],
    ['web/features/jobs/job-filters.tsx', 'const set = filters.employers.length +', 'const set =', walk],
    ['web/features/jobs/suggested-jobs.tsx', "fold?.querySelector('summary') ??", '', walk],
    ['functions/formations/courses.ts', 'b.length - a.length', 'a.length - b.length', courses],
    ['functions/formations/courses.ts', 'strengthening.length === 0', 'rows.length === 0', courses],
    [
      'web/screens/user/formations.tsx',
      'category === skill?.category',
      'category !== 0',
      'tests/web/formations/suggested-courses.test.tsx',
    ],
    [
      'web/features/portfolios/portfolio-answered.tsx',
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
