import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import {
  activity,
  calledActivity,
  calledSkill,
  job,
  skill,
  strength,
  strengthInQuery,
  triedStrength,
  wholeJob,
} from '../schemas/catalogue.ts';
import { catalogueEntry } from '../schemas/catalogue-entry.ts';
import { catalogueWarning, exportedSet, importedSet, setInput } from '../schemas/catalogue-set.ts';
import { catalogueEntries } from './catalogue-entries.ts';

/** Any text of an address's length: an impossible id is 404, not 422 (D62). */
const askedId = z.string().check(z.maxLength(10_000));

const skills = catalogueEntries('skills', skill);
const activities = catalogueEntries('activities', activity);
const jobs = catalogueEntries('jobs', wholeJob);

export const catalogue = contract({
  listSkills: {
    method: 'GET',
    path: '/skills',
    summary: 'List the skills of the shared catalogue',
    allow: ['member'],
    returns: z.object({ skills: z.array(catalogueEntry) }),
  },
  listActivities: {
    method: 'GET',
    path: '/activities',
    summary: 'List the activities of the shared catalogue',
    allow: ['member'],
    returns: z.object({ activities: z.array(catalogueEntry) }),
  },
  listValues: {
    method: 'GET',
    path: '/values',
    summary: 'List the values of the shared catalogue',
    allow: ['member'],
    returns: z.object({ values: z.array(catalogueEntry) }),
  },
  listRncps: {
    method: 'GET',
    path: '/rncps',
    summary: 'List the RNCP competencies of the shared catalogue',
    allow: ['member'],
    returns: z.object({ rncps: z.array(catalogueEntry) }),
  },
  listJobs: {
    method: 'GET',
    path: '/jobs',
    summary: 'List the jobs of the shared catalogue',
    allow: ['member'],
    returns: z.object({ jobs: z.array(job) }),
  },
  getSkill: skills.get,
  createSkill: skills.create,
  updateSkill: skills.update,
  removeSkill: skills.remove,
  getActivity: activities.get,
  createActivity: activities.create,
  updateActivity: activities.update,
  removeActivity: activities.remove,
  getJob: jobs.get,
  createJob: jobs.create,
  updateJob: jobs.update,
  removeJob: jobs.remove,
  listJobSkills: {
    method: 'GET',
    path: '/job-skills',
    summary: 'List how much a job calls for a skill, for each of the catalogue',
    allow: ['super'],
    refuses: ['not_found'],
    query: z.object({ jobId: askedId }),
    returns: z.object({ jobSkills: z.array(calledSkill) }),
  },
  updateJobSkill: {
    method: 'PUT',
    path: '/job-skills/{id}',
    summary: 'Change how much a job calls for a skill',
    allow: ['super'],
    refuses: ['conflict'],
    body: z.object({ value: strength }),
    returns: calledSkill,
  },
  listJobActivities: {
    method: 'GET',
    path: '/job-activities',
    summary: 'List how much a job calls for an activity, for each of the catalogue',
    allow: ['super'],
    refuses: ['not_found'],
    query: z.object({ jobId: askedId }),
    returns: z.object({ JobActivities: z.array(calledActivity) }),
  },
  updateJobActivity: {
    method: 'PUT',
    path: '/job-activities/{id}',
    summary: 'Change how much a job calls for an activity',
    allow: ['super'],
    refuses: ['conflict'],
    body: z.object({ value: strength }),
    returns: calledActivity,
  },
  listActivitySkills: {
    method: 'GET',
    path: '/activity-skills',
    summary: 'List how much an activity calls for a skill, for each of the catalogue',
    allow: ['super'],
    refuses: ['not_found'],
    query: z.object({ activityId: askedId }),
    returns: z.object({ activitySkills: z.array(calledSkill) }),
  },
  updateActivitySkill: {
    method: 'PUT',
    path: '/activity-skills/{id}',
    summary: 'Change how much an activity calls for a skill',
    allow: ['super'],
    refuses: ['conflict'],
    body: z.object({ value: strength }),
    returns: calledSkill,
  },
  tryStrength: {
    method: 'GET',
    path: '/catalogue/trials/{id}',
    summary: 'Say for how many jobs’ own profiles another strength would change the first four suggestions',
    allow: ['super'],
    refuses: ['not_found'],
    query: z.object({ value: strengthInQuery }),
    returns: triedStrength,
  },
  listFindings: {
    method: 'GET',
    path: '/catalogue/findings',
    summary: 'List what weakens the suggestions or the texts of the catalogue',
    allow: ['super'],
    returns: z.object({ findings: z.array(catalogueWarning) }),
  },
  exportSet: {
    method: 'GET',
    path: '/catalogue/export',
    summary: 'Export the whole catalogue as CSV files',
    allow: ['super'],
    returns: exportedSet,
  },
  importSet: {
    method: 'POST',
    path: '/catalogue/import',
    summary: 'Replace the catalogue by a set of CSV files, all or nothing, or only say what would change',
    allow: ['super'],
    refuses: ['conflict'],
    body: setInput,
    returns: importedSet,
  },
});
