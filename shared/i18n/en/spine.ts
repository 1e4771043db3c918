export const spine = {
  label: 'From the question to the plan',
  questions: 'Questions',
  result: 'Result',
  jobs: 'Jobs',
  noneKept: 'Kept',
  kept_one: '{{count}} kept',
  kept_other: '{{count}} kept',
  compare: 'Compare',
  project: 'Plan',
};
