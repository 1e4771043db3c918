import type { TaskKind } from '#functions/data/entities/task.ts';
import { findUser } from '#functions/data/people/users.ts';
import { findTask, type StoredTask } from '#functions/data/tasks/tasks.ts';

const subjects: Readonly<Record<TaskKind, 'person' | 'university' | 'everybody'>> = {
  userDeletion: 'person',
  universityDeletion: 'university',
  peopleImport: 'university',
  formationsImport: 'university',
  requestsNotice: 'university',
  departure: 'person',
  retention: 'everybody',
  archive: 'person',
  reminder: 'university',
};

const universityOf = async ({ kind, subject, universityId }: StoredTask): Promise<string | undefined> => {
  if (subjects[kind] === 'university') return subject;
  if (subjects[kind] === 'everybody') return undefined;
  // An erased person's task keeps their university.
  return universityId ?? (await findUser(subject))?.universityId;
};

/** Includes the one that takes a deleted university's members. Empty for a task that is gone, or concerns no university. */
export const universitiesOfTask = async (id: string): Promise<string[]> => {
  const task = await findTask(id);
  return task ? [await universityOf(task), task.target].filter((one) => one !== undefined) : [];
};
