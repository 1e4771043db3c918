const [travelled, rendered] = ['tests/unit/travelled.test.ts', 'tests/web/results/result.test.tsx'];

/** Lines of an assessment's result and of what moved since an earlier one. */
export const resultMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  [
    'shared/domain/moved-answers.ts',
    'return was === null || is === null ? [] : [{ id, was, is }];',
    'return [{ id, was: was ?? 0, is: is ?? 0 }];',
    travelled,
  ],
  [
    'shared/domain/moved-categories.ts',
    'by: was === null || is === null ? null : toTenths(is - was)',
    'by: 0',
    travelled,
  ],
  ['shared/domain/moved-jobs.ts', 'is <= watched && ', '', travelled],
  [
    'shared/domain/standouts.ts',
    ' && importantFlag !== false',
    ' && importantFlag !== true',
    'tests/unit/standouts.test.ts',
  ],
  [
    'web/features/portfolios/result-sides.ts',
    '{ earlier: one, later: other } : { earlier: other, later: one }',
    '{ earlier: other, later: one } : { earlier: other, later: one }',
    rendered,
  ],
  ['web/features/portfolios/use-compared.ts', 'named === nothing ? undefined : ', '', rendered],
  [
    'functions/exports/travelled-input.ts',
    'rankedIn(earlier, source), rankedIn(portfolio, source)',
    'rankedIn(portfolio, source), rankedIn(portfolio, source)',
    'tests/functions/exports-travelled.test.ts',
  ],
];
