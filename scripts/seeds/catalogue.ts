import * as z from 'zod/mini';
import type { MatchJob, Strengths } from '#shared/domain/job-match-types.ts';
import { type CatalogueEntry, catalogueEntry, catalogueId, type Job, job } from '#shared/schemas/catalogue.ts';
import activities from './activities.json' with { type: 'json' };
import activitySkills from './activity-skills.json' with { type: 'json' };
import jobActivities from './job-activities.json' with { type: 'json' };
import jobSkills from './job-skills.json' with { type: 'json' };
import jobs from './jobs.json' with { type: 'json' };
import rncps from './rncps.json' with { type: 'json' };
import skills from './skills.json' with { type: 'json' };
import values from './values.json' with { type: 'json' };

type StarterCatalogue = {
  skills: CatalogueEntry[];
  activities: CatalogueEntry[];
  values: CatalogueEntry[];
  rncps: CatalogueEntry[];
  jobs: (Job & MatchJob)[];
  activitySkills: Record<string, Strengths>;
};

const entries = z.array(catalogueEntry);
const strengthsById = z.record(catalogueId, z.record(catalogueId, z.number().check(z.gte(0), z.lte(5))));

/** The catalogue that a new installation starts with: what candidates rate, and the jobs with their strengths. Sources: NOTICE.md. */
export const starterCatalogue = (): StarterCatalogue => {
  const skillsByJob = strengthsById.parse(jobSkills);
  const activitiesByJob = strengthsById.parse(jobActivities);
  return {
    skills: entries.parse(skills),
    activities: entries.parse(activities),
    values: entries.parse(values),
    rncps: entries.parse(rncps),
    jobs: z
      .array(job)
      .parse(jobs)
      .map((row) => ({ ...row, skills: skillsByJob[row.id] ?? {}, activities: activitiesByJob[row.id] ?? {} })),
    activitySkills: strengthsById.parse(activitySkills),
  };
};
