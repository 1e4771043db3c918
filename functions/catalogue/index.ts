import { loadCatalogue } from '#functions/data/catalogue.ts';
import { calls, serve } from '#functions/lib/serve.ts';
import { catalogue } from '#shared/contracts/catalogue.ts';
import { exportSet, importSet } from './transfer.ts';

export const handler = serve(
  calls(catalogue, {
    listSkills: async (_, { now }) => ({ skills: [...(await loadCatalogue(now)).entries.skill] }),
    listActivities: async (_, { now }) => ({ activities: [...(await loadCatalogue(now)).entries.activity] }),
    listValues: async (_, { now }) => ({ values: [...(await loadCatalogue(now)).entries.value] }),
    listJobs: async (_, { now }) => ({ jobs: [...(await loadCatalogue(now)).jobs] }),
    exportSet,
    importSet,
  }),
);
