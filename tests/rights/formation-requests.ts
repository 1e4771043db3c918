import { as } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import type { People } from './people.ts';
import type { Prepared, RowRequest } from './row-request.ts';

const course = async ({ home }: People) => {
  const { formations } = await as(await buildUser({ role: 'admin', university: home }));
  const { id } = await formations.create({ body: { universityId: home.id, title: 'Lire', description: 'Lire vite' } });
  return { id, formations };
};

const ofCourse = (sent: Omit<Prepared, 'id'> = {}): RowRequest => ({
  prepare: async (people) => ({ id: (await course(people)).id, ...sent }),
});

const listed = ({ home }: People): Prepared => ({ id: home.id, query: (universityId) => ({ universityId }) });

const category = async (home: People['home']) => {
  const { formations } = await as(await buildUser({ role: 'admin', university: home }));
  return formations.createCategory({ body: { universityId: home.id, name: 'Langues' } });
};

const ofCategory = (sent: Omit<Prepared, 'id'> = {}): RowRequest => ({
  prepare: async ({ home }) => ({ id: (await category(home)).id, ...sent }),
});

const ofCourseSkill = (sent: Omit<Prepared, 'id'> = {}): RowRequest => ({
  prepare: async (people) => {
    const { id: formationId, formations } = await course(people);
    const { id } = await formations.addSkill({ body: { formationId, skillId: 's1' } });
    return { id, ...sent };
  },
});

export const formationRequests: Readonly<Record<string, Readonly<Record<string, RowRequest>>>> = {
  'GET /formations': { universityId: { prepare: listed } },
  'GET /formations/{id}': { '': ofCourse() },
  'POST /formations': {
    universityId: {
      prepare: ({ home }) => ({
        id: home.id,
        body: (universityId) => ({ universityId, title: 'Lire', description: 'Lire vite' }),
      }),
    },
  },
  'PUT /formations/{id}': {
    '': ofCourse({ body: () => ({ title: 'Écrire' }) }),
    'a category of another university': {
      prepare: async (people) => {
        const { id: otherId } = await category(await buildUniversity());
        return { id: (await course(people)).id, otherId, body: () => ({ FormationCategoryId: otherId }) };
      },
    },
  },
  'DELETE /formations/{id}': { '': ofCourse() },
  'GET /formation-categories': { universityId: { prepare: listed } },
  'POST /formation-categories': {
    universityId: {
      prepare: ({ home }) => ({ id: home.id, body: (universityId) => ({ universityId, name: 'Langues' }) }),
    },
  },
  'PUT /formation-categories/{id}': { '': ofCategory({ body: () => ({ name: 'Lettres' }) }) },
  'DELETE /formation-categories/{id}': { '': ofCategory() },
  'GET /formation-skills': { formationId: ofCourse({ query: (formationId) => ({ formationId }) }) },
  'POST /formation-skills': {
    formationId: ofCourse({ body: (formationId) => ({ formationId, skillId: 's1', value: 3 }) }),
  },
  'PUT /formation-skills/{id}': { '': ofCourseSkill({ body: () => ({ value: 2.5 }) }) },
  'DELETE /formation-skills/{id}': { '': ofCourseSkill() },
};
