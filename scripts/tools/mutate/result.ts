const rendered = 'tests/web/results/result.test.tsx';

/** An assessment's result, and what moved since an earlier one. */
export const resultMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  [
    'web/features/portfolios/result/result-sides.ts',
    '{ earlier: one, later: other } : { earlier: other, later: one }',
    '{ earlier: other, later: one } : { earlier: other, later: one }',
    rendered,
  ],
  ['web/features/portfolios/result/use-compared-assessment.ts', 'named === nothing ? undefined : ', '', rendered],
  [
    'functions/exports/travelled-input.ts',
    'rankedIn(earlier, source), rankedIn(portfolio, source)',
    'rankedIn(portfolio, source), rankedIn(portfolio, source)',
    'tests/functions/exports-travelled.test.ts',
  ],
];
