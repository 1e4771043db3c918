import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { catalogueEntry, job } from '../schemas/catalogue.ts';
import { exportedSet, importedSet, setInput } from '../schemas/catalogue-set.ts';

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
  listJobs: {
    method: 'GET',
    path: '/jobs',
    summary: 'List the jobs of the shared catalogue',
    allow: ['member'],
    returns: z.object({ jobs: z.array(job) }),
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
