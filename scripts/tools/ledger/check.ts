import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { password } from './campus.ts';
import type { Client } from './client.ts';
import type { Findings } from './entries.ts';

type Found = [name: string, state: string][];

const lookAgainMs = 100;
const mostLooks = 300;

/** Waits for the scan of a document that was stored last. */
const textOf = async (client: Client, id: string, looks = 1): Promise<string> => {
  try {
    return await (await client.site.api.resources.file({ params: { id } })).text();
  } catch (error) {
    const isWaiting = error instanceof ApiError && error.code === 'document_waiting';
    if (!isWaiting || looks === mostLooks) throw error;
    await sleep(lookAgainMs);
    return textOf(client, id, looks + 1);
  }
};

const documentsOf = async (client: Client): Promise<Found> => {
  const list = await client.site.api.resources.listOfUser({ params: { userId: client.person.id } });
  const found: Found = [];
  for (const { id, label } of list) found.push([label, await textOf(client, id)]);
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

const compare = async (client: Client): Promise<Findings[]> => {
  try {
    await client.site.signIn(client.person, password);
    return await (client.person.role === 'admin' ? ofAdmin : ofCandidate)(client);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [{ lost: [`cannot be read: ${error.message}`], twice: [] }];
  }
};

/** Reads everything back, without faults, and compares it with what the client was told. */
export const check = async (client: Client): Promise<Findings> => {
  const all = await compare(client);
  const whose = (told: string): string => `${client.person.id}: ${told}`;
  return {
    lost: all.flatMap(({ lost }) => lost).map(whose),
    twice: all.flatMap(({ twice }) => twice).map(whose),
  };
};
