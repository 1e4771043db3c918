import type { DynamoDBStreamEvent } from 'aws-lambda';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { strFromU8, unzipSync } from 'fflate';
import { Tasks } from '#functions/data/entities/task.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { basePath } from '#shared/contract.ts';
import { login, password } from './accounts.ts';
import { withHeaders } from './api.ts';
import { invoke } from './invoke.ts';
import { callTasks } from './tasks.ts';

/** Each call signs in again, since hours pass between them. */
export const archivesOf = ({ email }: StoredUser) => {
  const bearer = async () => ({ authorization: `Bearer ${(await login(email)).token}` });
  const auth = async () => withHeaders(await bearer()).auth;
  return {
    ask: async (given = password) => (await auth()).requestArchive({ body: { password: given } }),
    state: async () => (await auth()).getArchive(),
    /** The link, or the status of the refusal. */
    link: async (part = 1): Promise<string | number> => {
      const reply = await invoke(
        new Request(`http://test${basePath}/auth/archive/${part}`, { headers: await bearer() }),
      );
      return reply.status === 302 ? String(reply.headers.get('location')) : reply.status;
    },
  };
};

/** Runs the tasks function for that user's export only, as a stream event would. */
export const makeArchive = async ({ id }: StoredUser): Promise<void> => {
  const Keys = { PK: { S: `TASK#archive-${id}` }, SK: { S: 'TASK' } };
  await callTasks({ Records: [{ dynamodb: { Keys, SequenceNumber: '1' } }] } satisfies DynamoDBStreamEvent);
};

export const filesAt = async (link: string | number): Promise<Record<string, string>> => {
  const zip = new Uint8Array(await (await fetch(String(link))).arrayBuffer());
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)]));
};

export const keepArchive = async ({ id }: StoredUser): Promise<void> => {
  const at = new Date().toISOString();
  const goodUntil = new Date(Date.now() + 60_000).toISOString();
  const task = { id: `archive-${id}`, kind: 'archive', subject: id, step: 'wait', file: 'copy' } as const;
  const queued = { done: 0, attempts: 0, version: 1, createdAt: at, dueAt: goodUntil };
  await Tasks.build(PutItemCommand)
    .item({ ...task, ...queued, goodUntil, sizes: [1] })
    .send();
};
