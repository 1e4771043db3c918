import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import {
  activity,
  calledActivity,
  calledSkill,
  graded,
  job,
  listedCase,
  skill,
  strength,
  strengthInQuery,
  triedStrength,
  wholeJob,
} from '../schemas/catalogue.ts';
import { catalogueEntry } from '../schemas/catalogue-entry.ts';
import { catalogueWarning, exportedSet, importedSet, setInput } from '../schemas/catalogue-set.ts';
import { catalogueEntries, suffixed } from './catalogue-entries.ts';

/** Accepts any text, so that an impossible id is 404, not 422 (D62). The bound exceeds the longest URL that CloudFront accepts. */
const askedId = z.string().check(z.maxLength(10_000));

const everyEntry = <const N extends string, E extends z.ZodMiniType>(name: N, entry: E, words: string = name) =>
  ({
    method: 'GET',
    path: `/${name}`,
    summary: `List the ${words} of the shared catalogue`,
    allow: ['member'],
    returns: z.object({ [name]: z.array(entry) } as { [K in N]: z.ZodMiniArray<E> }),
  }) as const;

const strengths = <const P extends string, const Q extends string, const N extends string, R extends z.ZodMiniType>(
  path: P,
  words: string,
  query: Q,
  name: N,
  called: R,
) => ({
  list: {
    method: 'GET',
    path: `/${path}`,
    summary: `List how much ${words}, for every pair of the catalogue`,
    allow: ['super'],
    refuses: ['not_found'],
    query: z.object({ [query]: askedId } as { [K in Q]: typeof askedId }),
    returns: z.object({ [name]: z.array(called) } as { [K in N]: z.ZodMiniArray<R> }),
  } as const,
  update: {
    method: 'PUT',
    path: `/${path}/{id}`,
    summary: `Change how much ${words}`,
    allow: ['super'],
    refuses: ['conflict'],
    body: z.object({ value: strength }),
    returns: called,
  } as const,
});

/** Cases are read by super administrators alone. */
const ofCases = catalogueEntries('cases', graded);
const cases = {
  ...ofCases,
  get: { ...ofCases.get, allow: ['super'] },
  create: {
    ...ofCases.create,
    summary: 'Add one of the cases to the shared catalogue, with at least three graded jobs',
  },
  remove: { ...ofCases.remove, summary: 'Delete one of the cases of the shared catalogue; it no longer counts' },
} as const;

const jobSkills = strengths('job-skills', 'a job calls for a skill', 'jobId', 'jobSkills', calledSkill);
const jobActivities = strengths(
  'job-activities',
  'a job calls for an activity',
  'jobId',
  'JobActivities',
  calledActivity,
);
const activitySkills = strengths(
  'activity-skills',
  'an activity calls for a skill',
  'activityId',
  'activitySkills',
  calledSkill,
);

export const catalogue = contract({
  listSkills: everyEntry('skills', catalogueEntry),
  listActivities: everyEntry('activities', catalogueEntry),
  listValues: everyEntry('values', catalogueEntry),
  listRncps: everyEntry('rncps', catalogueEntry, 'RNCP competencies'),
  listJobs: everyEntry('jobs', job),
  listCases: { ...everyEntry('cases', listedCase), allow: ['super'] },
  ...suffixed(catalogueEntries('skills', skill), 'Skill'),
  ...suffixed(catalogueEntries('activities', activity), 'Activity'),
  ...suffixed(catalogueEntries('jobs', wholeJob), 'Job'),
  ...suffixed(cases, 'Case'),
  listJobSkills: jobSkills.list,
  updateJobSkill: jobSkills.update,
  listJobActivities: jobActivities.list,
  updateJobActivity: jobActivities.update,
  listActivitySkills: activitySkills.list,
  updateActivitySkill: activitySkills.update,
  tryStrength: {
    method: 'GET',
    path: '/catalogue/trials/{id}',
    summary: 'Count the jobs whose own profiles would get other first four suggestions by another strength',
    allow: ['super'],
    refuses: ['not_found'],
    query: z.object({ value: strengthInQuery }),
    returns: triedStrength,
  },
  listFindings: {
    method: 'GET',
    path: '/catalogue/findings',
    summary: 'List the findings that weaken the suggestions or the texts of the catalogue',
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
    summary: 'Replace the catalogue by a set of CSV files, all or nothing, or preview the changes',
    allow: ['super'],
    takesLong: true,
    refuses: ['conflict'],
    body: setInput,
    returns: importedSet,
  },
});
