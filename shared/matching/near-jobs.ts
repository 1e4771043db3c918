import type { CalculatedJob, ImportantSkill } from '#shared/schemas/portfolio.ts';

type Near = Pick<CalculatedJob, 'mostImportantSkills' | 'distinctiveSkills'> & {
  readonly Job: Pick<CalculatedJob['Job'], 'id' | 'family' | 'requirement'>;
};

export type NearJob<J extends Near = CalculatedJob> = {
  readonly job: J;
  readonly isKin: boolean;
  /** Skills that set it apart and do not set the first job apart. */
  readonly more: readonly string[];
  /** The way in differs and is known. */
  readonly hasOtherEntry: boolean;
};

const most = { jobs: 3, more: 2 } as const;

const idsOf = (skills: readonly ImportantSkill[]): string[] => skills.map(({ SkillId }) => SkillId);

/** Jaccard's index; 0 when both are empty. */
const overlap = (a: readonly string[], b: readonly string[]): number => {
  const union = new Set([...a, ...b]).size;
  return union === 0 ? 0 : (a.length + b.length - union) / union;
};

const isKinOf = (a: Near, b: Near): boolean => a.Job.family !== '' && a.Job.family === b.Job.family;

/** Distinctive skills say most: those that a job asks for much are much the same everywhere. */
const likenessOf = (a: Near, b: Near): number =>
  overlap(idsOf(a.distinctiveSkills), idsOf(b.distinctiveSkills)) +
  overlap(idsOf(a.mostImportantSkills), idsOf(b.mostImportantSkills)) / 2 +
  Number(isKinOf(a, b)) / 2;

/** The jobs whose demands resemble this one's most, with what differs; the better ranked first among equals. */
export const nearJobs = <J extends Near>(
  job: Near,
  jobs: readonly J[],
  isShown: (jobId: string) => boolean,
): NearJob<J>[] => {
  const own = idsOf(job.distinctiveSkills);
  return jobs
    .filter((other) => other.Job.id !== job.Job.id && isShown(other.Job.id))
    .map((other) => ({ other, likeness: likenessOf(job, other) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most.jobs)
    .map(({ other }) => ({
      job: other,
      isKin: isKinOf(job, other),
      more: idsOf(other.distinctiveSkills)
        .filter((id) => !own.includes(id))
        .slice(0, most.more),
      hasOtherEntry: other.Job.requirement !== null && other.Job.requirement !== job.Job.requirement,
    }));
};
