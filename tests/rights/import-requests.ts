import { newEmail } from '#tests/support/accounts.ts';
import { as } from '#tests/support/api.ts';
import { buildUser } from '#tests/support/factories.ts';
import type { RowRequest } from './row-request.ts';

let counter = 0;
/** Duplicates within a university are refused. */
const newTitle = (): string => {
  counter += 1;
  return `Lire ${process.hrtime.bigint()} ${counter}`;
};

const lists = {
  users: () => `Prénom;Nom;E-mail\nAmbre;Sérilhac;${newEmail()}`,
  formations: () => `Title,Description\n${newTitle()},Lire vite`,
};

const brought = (kind: keyof typeof lists, isDryRun: boolean): RowRequest => ({
  prepare: ({ home }) => ({ id: home.id, body: () => ({ csv: lists[kind](), isDryRun }) }),
});

const begun = (kind: keyof typeof lists): RowRequest => ({
  prepare: async ({ home }) => {
    const api = await as(await buildUser({ role: 'admin', university: home }));
    const { id } = await api[kind].beginImport({
      params: { universityId: home.id },
      body: { csv: lists[kind](), isDryRun: false },
    });
    return { id: id ?? '' };
  },
});

export const importRequests: Readonly<Record<string, Readonly<Record<string, RowRequest>>>> = {
  'POST /users/university/{universityId}/import': {
    'a list of people': brought('users', false),
    'a list of people, as a trial': brought('users', true),
  },
  'GET /users/imports/{id}': { '': begun('users') },
  'POST /formations/university/{universityId}/import': {
    'a list of courses': brought('formations', false),
    'a list of courses, as a trial': brought('formations', true),
  },
  'GET /formations/imports/{id}': { '': begun('formations') },
};
