import { as } from '#tests/support/api.ts';
import { buildUser } from '#tests/support/factories.ts';
import type { Prepared, RowRequest } from './row-request.ts';

const listening = { name: 'Listening', nameFR: 'Écoute', description: '', descriptionFR: '' };

const graded = {
  thesisTitle: 'Halles et marchés',
  graders: 1,
  gradedOn: '2026-11-25',
  grades: { j1: 3, j2: 1.5, j3: 0.5 },
};

const entry = (id: string, sent: Omit<Prepared, 'id'> = {}): RowRequest => ({ prepare: () => ({ id, ...sent }) });
const passing = (
  create: (keeper: Awaited<ReturnType<typeof as>>['catalogue']) => Promise<{ id: string }>,
  sent: Omit<Prepared, 'id'> = {},
): RowRequest => ({
  prepare: async () => {
    const { catalogue } = await as(await buildUser({ role: 'super', university: null }));
    return { id: (await create(catalogue)).id, ...sent };
  },
});
const added = (body: object): RowRequest => ({ prepare: () => ({ body: () => body }) });

export const catalogueRequests: Readonly<Record<string, Readonly<Record<string, RowRequest>>>> = {
  'POST /skills': { '': added({ ...listening, category: 1 }) },
  'GET /skills/{id}': { '': entry('s1') },
  'PUT /skills/{id}': { '': entry('s1', { body: () => ({ category: 1 }) }) },
  'DELETE /skills/{id}': { '': passing((keeper) => keeper.createSkill({ body: { ...listening, category: 1 } })) },
  'POST /activities': { '': added({ ...listening, category: 2 }) },
  'GET /activities/{id}': { '': entry('a1') },
  'PUT /activities/{id}': { '': entry('a1', { body: () => ({ category: 1 }) }) },
  'DELETE /activities/{id}': {
    '': passing((keeper) => keeper.createActivity({ body: { ...listening, category: 2 } })),
  },
  'POST /jobs': { '': added(listening) },
  'GET /jobs/{id}': { '': entry('j1') },
  'PUT /jobs/{id}': {
    '': passing((keeper) => keeper.createJob({ body: listening }), { body: () => ({ active: true }) }),
  },
  'DELETE /jobs/{id}': { '': passing((keeper) => keeper.createJob({ body: listening })) },
  'POST /cases': { '': added(graded) },
  'GET /cases/{id}': { '': entry('c1') },
  'PUT /cases/{id}': {
    '': passing((keeper) => keeper.createCase({ body: graded }), { body: () => ({ active: true }) }),
  },
  'DELETE /cases/{id}': { '': passing((keeper) => keeper.createCase({ body: graded })) },
  'GET /job-skills': { jobId: entry('j1', { query: (jobId) => ({ jobId }) }) },
  'PUT /job-skills/{id}': { '': entry('j1.s1', { body: () => ({ value: 3.44 }) }) },
  'GET /job-activities': { jobId: entry('j1', { query: (jobId) => ({ jobId }) }) },
  'PUT /job-activities/{id}': { '': entry('j1.a1', { body: () => ({ value: 4.53 }) }) },
  'GET /activity-skills': { activityId: entry('a1', { query: (activityId) => ({ activityId }) }) },
  'GET /catalogue/trials/{id}': { '': entry('j1.s1', { query: () => ({ value: '5' }) }) },
  'PUT /activity-skills/{id}': { '': entry('a1.s1', { body: () => ({ value: 5 }) }) },
};
