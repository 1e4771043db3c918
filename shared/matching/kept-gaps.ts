import type { CalculatedJob, ImportantSkill } from '#shared/schemas/portfolio.ts';
import { isMissing } from './job-gaps.ts';

const most = 6;

/** `importance` is the highest demand of the jobs named, which stand in the order in which they were kept. */
export type SkillGap = {
  readonly skillId: string;
  readonly value: number;
  readonly importance: number;
  readonly jobIds: readonly string[];
};

type Skills = Pick<CalculatedJob, 'mostImportantSkills' | 'distinctiveSkills'>;

const namedSkills = ({ mostImportantSkills, distinctiveSkills }: Skills): ImportantSkill[] => [
  ...new Map([...mostImportantSkills, ...distinctiveSkills].map((skill) => [skill.SkillId, skill])).values(),
];

/** The widest gaps first, then those of more jobs. A job that is not suggested has none. */
export const keptGaps = (
  jobs: readonly (Skills & { readonly Job: Pick<CalculatedJob['Job'], 'id'> })[],
  keptJobs: readonly string[],
): SkillGap[] => {
  const jobById = new Map(jobs.map((job) => [job.Job.id, job]));
  const gaps = new Map<string, SkillGap>();
  for (const jobId of keptJobs) {
    const job = jobById.get(jobId);
    for (const { SkillId: skillId, value, importance } of job ? namedSkills(job) : []) {
      if (value === null || !isMissing({ value, importance })) continue;
      const known = gaps.get(skillId);
      gaps.set(skillId, {
        skillId,
        value,
        importance: Math.max(importance, known?.importance ?? 0),
        jobIds: [...(known?.jobIds ?? []), jobId],
      });
    }
  }
  const width = ({ importance, value }: SkillGap): number => importance - value;
  return [...gaps.values()]
    .sort(
      (a, b) =>
        width(b) - width(a) ||
        b.jobIds.length - a.jobIds.length ||
        Number(a.skillId > b.skillId) - Number(a.skillId < b.skillId),
    )
    .slice(0, most);
};
