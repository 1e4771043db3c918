import { as } from './api.ts';
import { buildUniversity, buildUser } from './factories.ts';

export const beginImports = async () => {
  const university = await buildUniversity();
  const admin = await buildUser({ role: 'admin', university });
  const api = await as(admin);
  const params = { universityId: university.id };
  const bring = (csv: string, isDryRun = false) => api.users.beginImport({ params, body: { csv, isDryRun } });
  const bringCourses = (csv: string, isDryRun = false) =>
    api.formations.beginImport({ params, body: { csv, isDryRun } });
  const members = async () =>
    (await api.users.listOfUniversity({ params })).rows.filter(({ role }) => role !== 'admin');
  const courses = async () => (await api.formations.list({ query: params })).rows;
  const progress = (id: string | null) => api.users.getImport({ params: { id: id ?? '' } });
  return { university, admin, api, bring, bringCourses, members, courses, progress };
};

export const rowOf = (email: string, firstName = 'Ambre'): string => `${firstName};Sérilhac;${email}`;
export const listOf = (...rows: string[]): string => ['Prénom;Nom;E-mail', ...rows].join('\r\n');
