import { Universities } from '#functions/data/entities/university.ts';
import { removeRecord } from '#functions/data/records.ts';
import { as } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import type { OwnerFields } from './people.ts';
import { ofOwner, plain, type RowRequest } from './row-request.ts';

const removed = (owner: OwnerFields): RowRequest => ({
  owner,
  prepare: async (people) => {
    // The user must not be the last administrator.
    await buildUser({ role: 'admin', university: people.home });
    return { id: people.owner.id };
  },
});

const ofHomeAlone: RowRequest = {
  prepare: async ({ home }) => {
    await removeRecord(Universities, home.id, { now: new Date() });
    return { id: (await buildUniversity()).id };
  },
};

export const taskRequests: Readonly<Record<string, Readonly<Record<string, RowRequest>>>> = {
  'DELETE /users/{id}': {
    '': ofOwner,
    'an administrator beside another one': removed({ role: 'admin' }),
    'a super administrator of that university': removed({ role: 'super' }),
  },
  'PUT /users/{id}/university': {
    universityId: {
      prepare: async ({ owner }) => {
        const { id: universityId } = await buildUniversity();
        return { id: owner.id, body: () => ({ universityId }) };
      },
    },
  },
  'DELETE /universities/{id}': {
    'nobody in it': ofHomeAlone,
    transferUsersTo: {
      prepare: async ({ home }) => {
        const { id: transferUsersTo } = await buildUniversity();
        return { id: home.id, query: () => ({ transferUsersTo }) };
      },
    },
  },
  'GET /university-deletions': { '': plain },
  'GET /universities/{id}/deletion': {
    'of a deleted university': {
      prepare: async () => {
        const gone = await buildUniversity();
        const boss = await as(await buildUser({ role: 'super', university: null }));
        await boss.universities.remove({ params: { id: gone.id }, query: {} });
        return { id: gone.id };
      },
    },
  },
};
