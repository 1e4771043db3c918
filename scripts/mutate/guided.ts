<<<<<<< HEAD
const steps = 'tests/web/guided/steps.test.tsx';
const order = 'tests/unit/guided-order.test.ts';
const walk = 'tests/web/portfolios-guided-walk.test.ts';

/** Lines of the guided way of an assessment, and of its rows on a telephone. */
export const guidedMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  ['shared/domain/guided-order.ts', 'shareOf(a) - shareOf(b)', 'shareOf(b) - shareOf(a)', order],
  ['shared/domain/guided-order.ts', 'areAlike(skill) && areAlike(activity)', 'areAlike(skill)', order],
  ['shared/domain/guided-order.ts', 'if (row) chosen.add(row);', '', order],
  ['web/features/portfolios/guided-walk.ts', 'if (place < met.length) return { ...walk, place };', '', walk],
  ['web/features/portfolios/guided-walk.ts', 'timeOf(a) - timeOf(b)', 'timeOf(b) - timeOf(a)', walk],
  ['web/features/portfolios/use-guided.ts', 'setGiven((count) => count + 1);', '', steps],
  ['web/features/portfolios/use-guided.ts', "setView('milestone');", '', steps],
  ['web/features/portfolios/use-first-jobs.ts', "limit: '3'", "limit: '4'", steps],
=======
const guided = 'tests/e2e/guided.spec.ts';

/** Lines of the guided way of an assessment, and of its rows on a telephone. */
export const guidedMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  ['web/features/portfolios/use-guided.ts', 'setGiven((count) => count + 1);', '', guided],
  ['web/features/portfolios/use-guided.ts', "setView('milestone');", '', guided],
  ['web/features/portfolios/use-first-jobs.ts', "limit: '3'", "limit: '4'", guided],
>>>>>>> w-mutate
  ['web/styles/base.css', 'scroll-padding-block: 5rem 7rem;', '', 'tests/e2e/assessments-narrow.spec.ts'],
];
