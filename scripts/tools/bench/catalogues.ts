import * as z from 'zod/mini';
import { starterCatalogue } from '#scripts/demo/seeds/catalogue.ts';
import groups from '#scripts/demo/seeds/job-groups.json' with { type: 'json' };
import type { MatchCatalogue } from '#shared/matching/types.ts';

/** What the source says of an occupation that has figures of its own: its domain, and its code, which several jobs may share. */
export type Group = { domain: string; occupation: string };

const groupById = z.record(z.string(), z.object({ domain: z.string(), occupation: z.string() })).parse(groups);
const starter = starterCatalogue();

/** The English names of the starter catalogue's jobs. */
export const jobNames: ReadonlyMap<string, string> = new Map(starter.jobs.map(({ id, name }) => [id, name]));

/** The starter catalogue as the product ranks it. */
export const wholeCatalogue: MatchCatalogue = starter;

/** Only its jobs with figures of their own, since a borrowed profile cannot be told from its lender’s. */
export const measuredCatalogue: MatchCatalogue = {
  ...wholeCatalogue,
  jobs: wholeCatalogue.jobs.filter(({ id }) => id in groupById),
};

/** The group of a job of the measured catalogue. */
export const groupOf = (jobId: string): Group => {
  const group = groupById[jobId];
  if (!group) throw new Error(`Job ${jobId} has no figures of its own.`);
  return group;
};
