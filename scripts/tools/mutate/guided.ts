const steps = 'tests/web/guided/steps.test.tsx';

/** The guided way, and its rows on a phone. */
export const guidedMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  ['web/features/portfolios/guided/use-guided.ts', 'setPending((count) => count + 1);', '', steps],
  ['web/features/portfolios/guided/use-guided.ts', "setView('milestone');", '', steps],
  ['web/features/portfolios/guided/first-jobs.tsx', "limit: '3'", "limit: '4'", steps],
  ['web/styles/base.css', 'scroll-padding-block: 5rem 7rem;', '', 'tests/e2e/assessments-narrow.spec.ts'],
];
