import { starterCatalogue, starterFiles } from '#scripts/demo/content/catalogue.ts';
import type { Status } from '#shared/lists.ts';
import { as } from '#tests/support/api.ts';
import { authRequests } from './auth-requests.ts';
import { catalogueRequests } from './catalogue-requests.ts';
import { countRequests } from './count-requests.ts';
import { factorRequests } from './factor-requests.ts';
import { fileRequests } from './file-requests.ts';
import { formationRequests } from './formation-requests.ts';
import { importRequests } from './import-requests.ts';
import type { OwnerFields, People } from './people.ts';
import { reminderRequests } from './reminder-requests.ts';
import { newcomer, ofHome, ofOwner, type Prepared, plain, type RowRequest } from './row-request.ts';
import { taskRequests } from './task-requests.ts';
import { userRequests } from './user-requests.ts';
import { usercvRequests } from './usercv-requests.ts';

const invited = (role: string): RowRequest => ({
  prepare: ({ home }) => ({ id: home.id, body: (universityId) => ({ ...newcomer(), role, universityId }) }),
});

const decided = (status: Status, owner: OwnerFields): RowRequest => ({
  owner,
  prepare: (people) => ({ id: people.owner.id, body: () => ({ status }) }),
});

const assessment = async ({ owner }: People) => {
  const { portfolios } = await as(owner);
  const { id } = await portfolios.create({ body: { title: 'Portfolio' } });
  return { id, portfolios };
};

const ofAssessment = (sent: Omit<Prepared, 'id'> = {}): RowRequest => ({
  prepare: async (people) => ({ id: (await assessment(people)).id, ...sent }),
});

const rating = (entry: string): RowRequest => ({
  prepare: async (people) => ({ id: `${(await assessment(people)).id}.${entry}`, body: () => ({ value: 3 }) }),
});

const { skills, activities } = starterCatalogue();
const rated = (sent: Omit<Prepared, 'id'> = {}): RowRequest => ({
  prepare: async (people) => {
    const { id, portfolios } = await assessment(people);
    const ratings = [...skills, ...activities].map((entry, i) => ({ id: `${id}.${entry.id}`, value: i % 6 }));
    await portfolios.rateMany({ params: { id }, body: { ratings } });
    return { id, ...sent };
  },
});

const master = { name: 'Master', university: 'Université Rive-Sud', city: 'Lyon', startDate: '2021-09-01' };
const ofDiploma = (sent: Omit<Prepared, 'id'> = {}): RowRequest => ({
  prepare: async ({ owner }) => {
    const { diplomas } = await as(owner);
    const { id } = await diplomas.create({ body: { userId: owner.id, ...master } });
    return { id, ...sent };
  },
});

const study = { title: 'Chargée d’études', company: 'Observatoire', city: 'Lyon', startDate: '2022-10-01' };
const ofExperience = (sent: Omit<Prepared, 'id'> = {}): RowRequest => ({
  prepare: async ({ owner }) => {
    const { experiences } = await as(owner);
    const { id } = await experiences.create({ body: { userId: owner.id, ...study } });
    return { id, ...sent };
  },
});

const article = { title: 'Îlots voisins', description: 'Un modèle spatial' };
const ofPublication = (sent: Omit<Prepared, 'id'> = {}): RowRequest => ({
  prepare: async ({ owner }) => {
    const { publications } = await as(owner);
    const { id } = await publications.create({ body: { userId: owner.id, ...article } });
    return { id, ...sent };
  },
});

const ofDoctorate = (fields: object): RowRequest => ({
  prepare: ({ owner }) => ({ id: owner.id, body: () => fields }),
});

export const requests: Readonly<Record<string, Readonly<Record<string, RowRequest>>>> = {
  ...authRequests,
  ...catalogueRequests,
  ...formationRequests,
  ...userRequests,
  ...countRequests,
  ...usercvRequests,
  ...taskRequests,
  ...importRequests,
  ...reminderRequests,
  ...fileRequests,
  ...factorRequests,
  'GET /users/{id}': { '': ofOwner },
  'PUT /users/{id}/status': {
    'ACCEPTED, of a pending person': decided('ACCEPTED', { status: 'PENDING' }),
    'REJECTED, of an accepted person': decided('REJECTED', {}),
    'ACCEPTED, of a rejected person': decided('ACCEPTED', { status: 'REJECTED' }),
    'PENDING, of an accepted person': decided('PENDING', {}),
    'REJECTED, of a super administrator of that university': decided('REJECTED', { role: 'super' }),
  },
  'POST /users/{id}/resend-mail': {
    '': ofOwner,
    'to a super administrator of that university': { ...ofOwner, owner: { role: 'super' } },
  },
  'GET /users/university/{universityId}': { '': ofHome },
  'GET /users/university/{universityId}/contact': { '': ofHome },
  'POST /users': { 'role user': invited('user'), 'role admin': invited('admin'), 'role super': invited('super') },
  'GET /universities': { '': plain },
  'GET /universities/{id}': { '': ofHome },
  'PUT /universities/{id}': {
    '': { prepare: ({ home }) => ({ id: home.id, body: () => ({ city: 'Namur' }) }) },
  },
  'GET /universities/{id}/usage': {
    '': { prepare: ({ home }) => ({ id: home.id, query: () => ({ from: '2026-11-01', until: '2026-11-30' }) }) },
  },
  'GET /university-usages': { '': plain },
  'PUT /universities/{id}/share': { '': { prepare: ({ home }) => ({ id: home.id, body: () => ({ share: 2 }) }) } },
  'POST /portfolios': { '': { prepare: () => ({ body: () => ({ title: 'Portfolio' }) }) } },
  'GET /portfolios/user/{userId}': { '': ofOwner },
  'GET /portfolios/{id}': { '': ofAssessment() },
  'PUT /portfolios/{id}': {
    title: ofAssessment({ body: () => ({ title: 'Autrement' }) }),
    'research domain': ofAssessment({ body: () => ({ researchDomain: '12' }) }),
    'wishes and marked jobs': ofAssessment({
      body: () => ({ wishes: ['teaching'], keptJobs: ['j1'], hiddenJobs: ['j2'], comparedJobs: ['j1', 'j3'] }),
    }),
  },
  'DELETE /portfolios/{id}': { '': ofAssessment() },
  'GET /portfolios/{id}/generate-pdf': { lang: ofAssessment({ query: () => ({ lang: 'fr' }) }) },
  'POST /portfolios/{id}/generate-shared-pdf': { '': ofAssessment({ body: () => ({}) }) },
  'GET /portfolios/{id}/generate-jobs': { '': rated() },
  'POST /portfolios/{id}/explain-job': {
    'a job, and answers that are tried': rated({
      body: () => ({ jobId: 'j1', answers: [{ id: 's1', value: 4, importantFlag: null }] }),
    }),
  },
  'GET /portfolio-skills/portfolio/{portfolioId}': { '': ofAssessment() },
  'PUT /portfolio-skills/{id}': { '': rating('s1') },
  'GET /portfolio-values/portfolio/{portfolioId}': { '': ofAssessment() },
  'PUT /portfolio-values/{id}': { '': rating('v1') },
  'GET /portfolio-rncps/portfolio/{portfolioId}': { '': ofAssessment() },
  'PUT /portfolio-rncps/{id}': { '': rating('r1') },
  'GET /portfolio-activities/portfolio/{portfolioId}': { '': ofAssessment() },
  'PUT /portfolio-activities/{id}': { '': rating('a1') },
  'PUT /portfolios/{id}/ratings': {
    'ratings of that assessment': ofAssessment({ body: (id) => ({ ratings: [{ id: `${id}.s1`, value: 2 }] }) }),
  },
  'GET /diplomas/user/{userId}': { '': ofOwner },
  'POST /diplomas': {
    userId: { prepare: ({ owner }) => ({ id: owner.id, body: (userId) => ({ userId, ...master }) }) },
  },
  'PUT /diplomas/{id}': { 'the full item': ofDiploma({ body: (id) => ({ id, ...master, isPublic: true }) }) },
  'DELETE /diplomas/{id}': { '': ofDiploma() },
  'GET /experiences/user/{userId}': { '': ofOwner },
  'POST /experiences': {
    userId: { prepare: ({ owner }) => ({ id: owner.id, body: (userId) => ({ userId, ...study }) }) },
  },
  'PUT /experiences/{id}': { 'the full item': ofExperience({ body: (id) => ({ id, ...study, isPublic: true }) }) },
  'DELETE /experiences/{id}': { '': ofExperience() },
  'GET /publications/user/{userId}': { '': ofOwner },
  'POST /publications': {
    userId: { prepare: ({ owner }) => ({ id: owner.id, body: (userId) => ({ userId, ...article }) }) },
  },
  'PUT /publications/{id}': { 'the full item': ofPublication({ body: (id) => ({ id, ...article, isPublic: true }) }) },
  'DELETE /publications/{id}': { '': ofPublication() },
  'GET /doctorates/user/{userId}': { '': ofOwner },
  'PUT /doctorates/user/{userId}': {
    'fields of the PhD record': ofDoctorate({ thesisTitle: 'Îlots voisins', startDate: '2024-10-01' }),
    'career plan': ofDoctorate({ careerPlan: 'Un poste en agence' }),
  },
  'GET /cases': { '': plain },
  'GET /skills': { '': plain },
  'GET /values': { '': plain },
  'GET /rncps': { '': plain },
  'GET /activities': { '': plain },
  'GET /jobs': { '': plain },
  'GET /catalogue/export': { '': plain },
  'GET /catalogue/findings': { '': plain },
  'POST /catalogue/import': {
    'a set, as a trial': { prepare: () => ({ body: () => ({ files: starterFiles(), isDryRun: true }) }) },
  },
  'GET /openapi.json': { '': plain },
};
