import { $add, $get } from 'dynamodb-toolbox/entity/actions/update';
import { openTasks, Tasks, taskQueue } from '#functions/data/entities/task.ts';
import { type Change, deleteChange, updateChange } from '#functions/data/kernel/change.ts';
import { due } from '#functions/data/kernel/queue.ts';
import type { StoredTask } from './tasks.ts';

// A university has one such task: due at the first request, then once a day, so it also limits the mails. It is deleted after a day
// without requests.

/** Keeps the due time of an existing task. */
export const noteRequestChange = (universityId: string, now: Date): Change => {
  const id = `requests-${universityId}`;
  const { dueAt, GSI1SK } = due(taskQueue, id, now);
  return updateChange(Tasks, {
    id,
    kind: 'requestsNotice',
    subject: universityId,
    step: 'tell',
    asked: $add(1),
    done: $get('done', 0),
    attempts: $get('attempts', 0),
    version: $get('version', 1),
    createdAt: $get('createdAt', now.toISOString()),
    dueAt: $get('dueAt', dueAt),
    GSI1PK: openTasks,
    GSI1SK: $get('GSI1SK', GSI1SK),
  });
};

/** `until` is when the next mails may be queued. Fails if the lease is lost. */
export const requestsMailedChange = ({ id, version, asked }: StoredTask, until: Date): Change =>
  updateChange(Tasks, { id, told: asked, ...due(taskQueue, id, until) }, { attr: 'version', eq: version });

/** Fails if a new request came since the task was leased. */
export const deleteNoticeChange = ({ id, version, asked = 0 }: StoredTask): Change =>
  deleteChange(Tasks, { id }, { attr: 'version', eq: version }, { attr: 'asked', eq: asked });
