import { password } from './campus.ts';
import type { Client } from './client.ts';
import type { Findings } from './entries.ts';

type Found = [name: string, state: string][];

const documentsOf = async ({ site, person }: Client): Promise<Found> => {
  const list = await site.api.resources.listOfUser({ params: { userId: person.id } });
  const found: Found = [];
  for (const { id, label } of list) {
    const file = await site.api.resources.file({ params: { id } });
    found.push([label, await file.text()]);
  }
  return found;
};

const ofCandidate = async (client: Client): Promise<Findings[]> => {
  const { site, person, portfolioId } = client;
  const diplomas = await site.api.diplomas.listOfUser({ params: { userId: person.id } });
  const params = { portfolioId };
  const rated = [
    ...(await site.api.portfolios.listSkills({ params })),
    ...(await site.api.portfolios.listActivities({ params })),
  ];
  return [
    client.diplomas.compare(diplomas.map(({ name, city }) => [name, city ?? ''])),
    client.ratings.compare(rated.flatMap(({ id, value }) => (value === null ? [] : [[id, String(value)] as const]))),
    client.documents.compare(await documentsOf(client)),
  ];
};

const ofAdmin = async ({ site, campus, statuses }: Client): Promise<Findings[]> => {
  const params = { universityId: campus.universityId };
  const { rows } = await site.api.users.listOfUniversity({ params, query: {} });
  const subjects = rows.filter(({ id }) => statuses.names().includes(id));
  return [statuses.compare(subjects.map(({ id, status }) => [id, status]))];
};

/** Reads everything back, without faults, and compares it with what the client was told. */
export const check = async (client: Client): Promise<Findings> => {
  await client.site.signIn(client.person, password);
  const all = await (client.person.role === 'admin' ? ofAdmin : ofCandidate)(client);
  const whose = (told: string): string => `${client.person.id}: ${told}`;
  return {
    lost: all.flatMap(({ lost }) => lost).map(whose),
    twice: all.flatMap(({ twice }) => twice).map(whose),
  };
};
