import { as } from '#tests/support/api.ts';
import { ofOwner, type RowRequest } from './row-request.ts';

const onOwnersCv = (body: object): RowRequest => ({ prepare: ({ owner }) => ({ id: owner.id, body: () => body }) });

const held = (add: (api: Awaited<ReturnType<typeof as>>) => Promise<{ id: string }>): RowRequest => ({
  prepare: async ({ owner }) => ({ id: (await add(await as(owner))).id }),
});

const messageTo = (id: string) => ({
  id,
  body: () => ({ name: 'Ada', email: 'ada@labo.example', message: 'Bonjour' }),
  isByValue: true as const,
});

export const usercvRequests: Readonly<Record<string, Readonly<Record<string, RowRequest>>>> = {
  'GET /usercv/user/{id}': { '': ofOwner },
  'PUT /usercv/user/{id}': { '': onOwnersCv({ about: 'Je cherche', showDiplomas: true }) },
  'GET /usercv/user/{id}/public': { '': ofOwner, 'of a pending person': { ...ofOwner, owner: { status: 'PENDING' } } },
  'GET /usercv/user/{id}/page': {
    '': {
      prepare: async ({ owner }) => {
        const params = { id: owner.id };
        await (await as(owner)).usercv.update({ params, body: { showDiplomas: true } });
        return params;
      },
    },
    'of somebody who shows nothing': ofOwner,
  },
  'POST /usercv/user/{id}/contact': {
    '': {
      prepare: async ({ owner }) => {
        const params = { id: owner.id };
        await (await as(owner)).usercv.update({ params, body: { showDiplomas: true, allowContact: true } });
        return messageTo(owner.id);
      },
    },
    'of somebody who does not allow it': { prepare: ({ owner }) => messageTo(owner.id) },
  },
  'GET /usercv/user/{id}/preview': { '': ofOwner },
  'DELETE /usercv/user/{id}/public': { '': ofOwner },
  'GET /usercv-skills/user/{id}': { '': ofOwner },
  'POST /usercv-skills': { '': { prepare: () => ({ body: () => ({ skillId: 's1', value: 4.5 }) }) } },
  'DELETE /usercv-skills/{id}': {
    '': held(({ usercv }) => usercv.addSkill({ body: { skillId: 's1', value: 4 } })),
  },
  'GET /usercv-values/user/{id}': { '': ofOwner },
  'POST /usercv-values': { '': { prepare: () => ({ body: () => ({ valueId: 'v1', value: 4 }) }) } },
  'DELETE /usercv-values/{id}': {
    '': held(({ usercv }) => usercv.addValue({ body: { valueId: 'v1', value: 4 } })),
  },
  'GET /usercv-activities/user/{id}': { '': ofOwner },
  'POST /usercv-activities': { '': { prepare: () => ({ body: () => ({ activityId: 'a1', value: 4 }) }) } },
  'DELETE /usercv-activities/{id}': {
    '': held(({ usercv }) => usercv.addActivity({ body: { activityId: 'a1', value: 4 } })),
  },
};
