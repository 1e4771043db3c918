import type { CalculatedJob, ImportantSkill } from '#shared/schemas/portfolio.ts';

/** The most important skills that are not already told among those that set the job apart. */
export const alsoImportant = ({ distinctiveSkills, mostImportantSkills }: CalculatedJob): ImportantSkill[] => {
  const told = new Set(distinctiveSkills.map(({ SkillId }) => SkillId));
  return mostImportantSkills.filter(({ SkillId }) => !told.has(SkillId));
};
