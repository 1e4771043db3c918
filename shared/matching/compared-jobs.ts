import type { JobExplanation } from '#shared/schemas/portfolio.ts';

export const fewestCompared = 2;
const mostCompared = 3;
const comparedSkillCount = 5;

/** Parses `j1,j2,j3`; drops duplicates and all but the first three. */
export const comparedIds = (named: string): string[] =>
  [...new Set(named.split(',').filter((id) => /^j\w+$/.test(id)))].slice(0, mostCompared);

/** A skill with a lower importance counts as not asked for. */
export const littleAsked = 1.5;

/** Returns the skills with the largest contributions over all these jobs, if at least one job asks for them. */
export const comparedSkills = (explanations: readonly Pick<JobExplanation, 'parts'>[]): string[] => {
  const weights = new Map<string, number>();
  const parts = explanations.flatMap((explanation) => explanation.parts);
  const asked = new Set(parts.flatMap(({ id, importance }) => (importance >= littleAsked ? id : [])));
  for (const { kind, id, contribution } of parts) {
    if (kind !== 'skill' || id === null || !asked.has(id)) continue;
    weights.set(id, (weights.get(id) ?? 0) + Math.abs(contribution));
  }
  return [...weights]
    .sort((a, b) => b[1] - a[1])
    .slice(0, comparedSkillCount)
    .map(([id]) => id);
};
