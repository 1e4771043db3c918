import * as z from 'zod/mini';
import { starterCatalogue } from '#scripts/demo/content/catalogue.ts';
import groups from '#scripts/demo/content/job-groups.json' with { type: 'json' };
import type { MatchCatalogue } from '#shared/matching/types.ts';

/** Several jobs may share a code of the source. */
export type Group = { domain: string; occupation: string };

const groupById = z.record(z.string(), z.object({ domain: z.string(), occupation: z.string() })).parse(groups);
const starter = starterCatalogue();

export const jobNames: ReadonlyMap<string, string> = new Map(starter.jobs.map(({ id, name }) => [id, name]));

export const wholeCatalogue: MatchCatalogue = starter;

const jobById = new Map(starter.jobs.map((job) => [job.id, job]));
export const familyOf = (jobId: string): string => jobById.get(jobId)?.family ?? '';
/** Empty for jobs that every case knows. */
export const sinceOf = (jobId: string): string => jobById.get(jobId)?.since ?? '';

/** A borrowed profile equals its lender's. */
export const measuredCatalogue: MatchCatalogue = {
  ...wholeCatalogue,
  jobs: wholeCatalogue.jobs.filter(({ id }) => id in groupById),
};

export const groupOf = (jobId: string): Group => {
  const group = groupById[jobId];
  if (!group) throw new Error(`Job ${jobId} has no figures of its own.`);
  return group;
};
