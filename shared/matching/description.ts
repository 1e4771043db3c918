import { matchConfig } from './config.ts';
import { contribution, type RankedJob } from './job-match.ts';
import { type JobProfile, type PreparedCatalogue, prepare } from './profile.ts';
import { demand, readinessFor } from './readiness.ts';
import { type Responses, responsesOf } from './responses.ts';
import { mean, rounded } from './shape.ts';
import type { Answers, MatchCatalogue } from './types.ts';

/** A skill that matters to a job; `importance` is on the rating scale, 5 for the job's first skill; `contribution` is its part of the score. */
export type ImportantSkill = { id: string; importance: number; value: number | null; contribution: number };

/** A job with what is said of it; `readiness` (0 to 1) says how near the ratings come to what it asks. */
export type DescribedJob = RankedJob & {
  readiness: number;
  importantSkills: ImportantSkill[];
  distinctiveSkills: ImportantSkill[];
};

type Answered = { readonly prepared: PreparedCatalogue; readonly responses: Responses };

const skillsAt = (job: JobProfile, positions: readonly number[], { prepared, responses }: Answered): ImportantSkill[] =>
  positions.map((i) => ({
    id: prepared.skills[i]?.id ?? '',
    importance: rounded(demand(job, i)),
    value: responses.ratings[i] ?? null,
    contribution: rounded(contribution(job, responses, i)),
  }));

const profilesOf = (prepared: PreparedCatalogue, jobs: readonly { readonly id: string }[]): JobProfile[] => {
  const byId = new Map(prepared.jobs.map((job) => [job.id, job]));
  return jobs.flatMap(({ id }) => byId.get(id) ?? []);
};

/** What is said of ranked jobs: the skills that matter most to each and set it apart, and how near the ratings come to it. */
export const describeJobs = (
  catalogue: MatchCatalogue,
  answers: Answers,
  jobs: readonly RankedJob[],
): DescribedJob[] => {
  const prepared = prepare(catalogue);
  const responses = responsesOf(prepared, answers);
  const profiles = profilesOf(prepared, jobs);
  return jobs.flatMap((job, i) => {
    const profile = profiles[i];
    if (!profile) return [];
    return {
      ...job,
      readiness: readinessFor(profile, responses),
      importantSkills: skillsAt(profile, profile.important, { prepared, responses }),
      distinctiveSkills: skillsAt(profile, profile.distinctive, { prepared, responses }),
    };
  });
};

/** The skills that nearly all of these jobs ask for, the most asked for first; figures are the jobs' means. */
export const commonSkills = (
  catalogue: MatchCatalogue,
  answers: Answers,
  jobs: readonly { readonly id: string }[],
): ImportantSkill[] => {
  const prepared = prepare(catalogue);
  const responses = responsesOf(prepared, answers);
  const profiles = profilesOf(prepared, jobs);
  const asking = (i: number): number =>
    profiles.filter((job) => rounded(demand(job, i)) >= matchConfig.commonFrom).length;
  return prepared.skills
    .map(({ id }, i) => ({ id, i }))
    .filter(({ i }) => profiles.length > 0 && asking(i) >= matchConfig.commonShare * profiles.length)
    .map(({ id, i }) => ({
      id,
      importance: rounded(mean(profiles.map((job) => demand(job, i)))),
      value: responses.ratings[i] ?? null,
      contribution: rounded(mean(profiles.map((job) => contribution(job, responses, i)))),
    }))
    .sort((a, b) => b.importance - a.importance)
    .slice(0, matchConfig.commonSkills);
};
