const rendered = (name: string): string => `tests/web/explanations/${name}.test.tsx`;
const [trial, side] = [rendered('what-if'), rendered('compare-jobs')];
const feature = (name: string): string => `web/features/explanations/${name}`;

/** A job's explanation, trials of other answers, the comparison. */
export const explanationMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  [feature('explained-job.tsx'), 'answers: [...asked]', 'answers: []', trial],
  [feature('explained-job.tsx'), 'if (!trial.isFetching) ask(tried);', 'ask(tried);', trial],
  [feature('what-if.tsx'), 'heading.current?.focus();', '', trial],
  [feature('plan-step.tsx'), 'setPlanned(isPlannedThen)', 'setPlanned(true)', rendered('plan-step')],
  [feature('plan-step.tsx'), "now.careerPlan ?? ''", "''", rendered('plan-step')],
  [feature('compare-jobs.tsx'), 'status === 404 ||', '', side],
  [feature('compare-rows.tsx'), 'keptJobs.includes(id)', 'keptJobs.length > 0', side],
];
