const rendered = (name: string): string => `tests/web/jobs/${name}.test.tsx`;
const [list, filters, marks, criteria] = [
  rendered('job-list'),
  rendered('job-filters'),
  rendered('job-marks'),
  rendered('job-criteria'),
];
const asked = rendered('wishes-form');
const feature = (name: string): string => `web/features/jobs/${name}`;

/** The list of suggested jobs. */
export const jobListMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  [feature('skill-badges.tsx'), '!shown.has(SkillId) && !tools', '!shown.has(SkillId) || !tools', list],
  [feature('use-job-filters.ts'), "said('direct') === 'yes'", 'false', filters],
  [feature('domain-field.tsx'), 'save({ researchDomain: target.value })', 'save({ otherDomains: [] })', criteria],
  [feature('use-marks.ts'), 'sending?.body.keptJobs ?? keptJobs', 'keptJobs', marks],
  [feature('use-list-marks.ts'), 'focusNext(headingIdOf(jobId));', '', marks],
  [feature('unlisted-marks.tsx'), '!inList.has(id)', 'inList.has(id)', filters],
  [feature('compare-links.tsx'), 'fewestCompared && !isTooMany', 'fewestCompared', marks],
  [feature('no-wish.ts'), "localStorage.setItem(keyOf(portfolioId), '')", 'undefined', asked],
  [feature('wishes-form.tsx'), 'if (after.length <= mostWishes) setChosen', 'setChosen', asked],
  [feature('job-criteria.tsx'), 'body: { wishes: [...chosen] }', 'body: {}', criteria],
];
