import type { CalculatedJob, ImportantSkill } from '#shared/schemas/portfolio.ts';

/** On a row. */
const mostShown = 4;

/** Begins with what sets the job apart; common skills come last. Leaves out skills that the catalogue no longer names. */
export const skillsOf = (
  { distinctiveSkills, mostImportantSkills }: Pick<CalculatedJob, 'distinctiveSkills' | 'mostImportantSkills'>,
  commonIds: ReadonlySet<string>,
  names: ReadonlyMap<string, unknown>,
): { shown: ImportantSkill[]; others: ImportantSkill[] } => {
  const all = [
    ...new Map([...distinctiveSkills, ...mostImportantSkills].map((skill) => [skill.SkillId, skill])).values(),
  ];
  const isCommon = ({ SkillId }: ImportantSkill) => commonIds.has(SkillId);
  const order = [...all.filter((skill) => !isCommon(skill)), ...all.filter(isCommon)];
  const named = order.filter(({ SkillId }) => names.has(SkillId));
  return { shown: named.slice(0, mostShown), others: named.slice(mostShown) };
};
