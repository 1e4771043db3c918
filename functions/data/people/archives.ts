import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { Users } from '#functions/data/entities/user.ts';
import { auditSecurityChange } from '#functions/data/kernel/audit.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { newFileName } from '#functions/data/kernel/ids.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { archiveTaskId, createTaskChange, findTask, type StoredTask, taskState } from '#functions/data/tasks/tasks.ts';
import type { Archive } from '#shared/schemas/archive.ts';
import type { StoredUser } from './users.ts';

const isExpired = ({ goodUntil }: StoredTask, now: Date): boolean =>
  goodUntil !== undefined && goodUntil <= now.toISOString();

const described = (task: StoredTask | null, now: Date): Archive => {
  if (!task || isExpired(task, now)) return { state: 'none', goodUntil: null, sizes: [] };
  const { goodUntil, sizes = [] } = task;
  if (goodUntil) return { state: 'ready', goodUntil, sizes };
  return { state: taskState(task) === 'failing' ? 'failing' : 'making', goodUntil: null, sizes: [] };
};

export const readArchive = async (userId: string, now: Date): Promise<Archive> =>
  described(await findTask(archiveTaskId(userId)), now);

/** Does nothing while a task is running or its result is still available. Restarts a failing task. */
export const requestArchive = async (
  person: StoredUser,
  context: WriteContext & { requestId: string },
): Promise<Archive> => {
  const { id } = person;
  const { now } = context;
  const former = await findTask(archiveTaskId(id));
  const { state } = described(former, now);
  if (state === 'making' || state === 'ready') return described(former, now);
  const task = { id: archiveTaskId(id), kind: 'archive', subject: id, step: 'files', file: newFileName() } as const;
  const isThere = Users.build(ConditionCheck).key({ id }).condition({ attr: 'id', exists: true });
  await commit(
    [isThere, createTaskChange(task, now, { former }), auditSecurityChange('copy of data asked', person, context)],
    context,
  );
  // If nothing was written, a concurrent request started the task, or the user is deleted.
  return described(requireFound(await findTask(task.id)), now);
};

/** Parts count from 1. Null if the part does not exist or has expired. */
export const findArchiveName = async (userId: string, part: number, now: Date): Promise<string | null> => {
  const task = await findTask(archiveTaskId(userId));
  if (!task?.file || !task.goodUntil || isExpired(task, now)) return null;
  return Number.isInteger(part) && part >= 1 && part <= (task.sizes ?? []).length ? task.file : null;
};
