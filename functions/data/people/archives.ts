import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { Users } from '#functions/data/entities/user.ts';
import { securityEvent } from '#functions/data/kernel/audit.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import { newFileName } from '#functions/data/kernel/ids.ts';
import { archiveOf, findTask, type StoredTask, stateOf, taskBegun } from '#functions/data/kernel/tasks.ts';
import type { Archive } from '#shared/schemas/archive.ts';
import type { StoredUser } from './users.ts';

const isOver = ({ goodUntil }: StoredTask, now: Date): boolean =>
  goodUntil !== undefined && goodUntil <= now.toISOString();

const described = (task: StoredTask | null, now: Date): Archive => {
  if (!task || isOver(task, now)) return { state: 'none', goodUntil: null, sizes: [] };
  const { goodUntil, sizes = [] } = task;
  if (goodUntil) return { state: 'ready', goodUntil, sizes };
  return { state: stateOf(task) === 'failing' ? 'failing' : 'making', goodUntil: null, sizes: [] };
};

/** Tells how the copy of a person's data stands. */
export const readArchive = async (userId: string, now: Date): Promise<Archive> =>
  described(await findTask(archiveOf(userId)), now);

/** Has a copy of a person's data made, unless one is being made or can still be fetched; one that fails is begun again. */
export const requestArchive = async (
  person: StoredUser,
  context: WriteContext & { requestId: string },
): Promise<Archive> => {
  const { id } = person;
  const { now } = context;
  const former = await findTask(archiveOf(id));
  const { state } = described(former, now);
  if (state === 'making' || state === 'ready') return described(former, now);
  const task = { id: archiveOf(id), kind: 'archive', subject: id, step: 'files', file: newFileName() } as const;
  const isThere = Users.build(ConditionCheck).key({ id }).condition({ attr: 'id', exists: true });
  await commit([isThere, taskBegun(task, now, former), securityEvent('copy of data asked', person, context)], context);
  // When nothing was written, another request has begun one, or the person is gone.
  return described(found(await findTask(task.id)), now);
};

/** Finds by what name the files of a person's copy lie; null when that one, counted from 1, cannot be fetched, or no longer. */
export const findArchiveName = async (userId: string, part: number, now: Date): Promise<string | null> => {
  const task = await findTask(archiveOf(userId));
  if (!task?.file || !task.goodUntil || isOver(task, now)) return null;
  return Number.isInteger(part) && part >= 1 && part <= (task.sizes ?? []).length ? task.file : null;
};
