import { matchConfig } from './config.ts';
import type { JobProfile } from './prepare-catalogue.ts';
import type { Match } from './prepare-match.ts';
import { contribution, type RankedJob } from './rank.ts';
import { readinessFor } from './readiness.ts';
import { mean, rounded } from './shape.ts';

/** `importance` is on the rating scale, 5 for the job's first skill; `contribution` is its part of the score. */
export type ImportantSkill = { id: string; importance: number; value: number | null; contribution: number };

/** `readiness` is 0 to 1. */
export type DescribedJob = RankedJob & {
  readiness: number;
  importantSkills: ImportantSkill[];
  distinctiveSkills: ImportantSkill[];
};

const skillsAt = (job: JobProfile, positions: readonly number[], { catalogue, responses }: Match): ImportantSkill[] =>
  positions.map((i) => ({
    id: catalogue.skills[i]?.id ?? '',
    importance: rounded(job.demands[i] ?? 0),
    value: responses.ratings[i] ?? null,
    contribution: rounded(contribution(job, responses, i)),
  }));

/** Leaves out jobs that the catalogue does not have. */
export const describeJobs = (match: Match, jobs: readonly RankedJob[]): DescribedJob[] =>
  jobs.flatMap((job) => {
    const profile = match.catalogue.jobById.get(job.id);
    if (!profile) return [];
    return {
      ...job,
      readiness: readinessFor(profile, match.responses),
      importantSkills: skillsAt(profile, profile.important, match),
      distinctiveSkills: skillsAt(profile, profile.distinctive, match),
    };
  });

/** Lists the most asked for first; figures are means over the jobs. */
export const commonSkills = (
  { catalogue, responses }: Match,
  jobs: readonly { readonly id: string }[],
): ImportantSkill[] => {
  const profiles = jobs.flatMap(({ id }) => catalogue.jobById.get(id) ?? []);
  const asking = (i: number): number =>
    profiles.filter(({ demands }) => rounded(demands[i] ?? 0) >= matchConfig.commonFrom).length;
  return catalogue.skills
    .map(({ id }, i) => ({ id, i }))
    .filter(({ i }) => profiles.length > 0 && asking(i) >= matchConfig.commonShare * profiles.length)
    .map(({ id, i }) => ({
      id,
      importance: rounded(mean(profiles.map(({ demands }) => demands[i] ?? 0))),
      value: responses.ratings[i] ?? null,
      contribution: rounded(mean(profiles.map((job) => contribution(job, responses, i)))),
    }))
    .sort((a, b) => b.importance - a.importance)
    .slice(0, matchConfig.commonSkills);
};
