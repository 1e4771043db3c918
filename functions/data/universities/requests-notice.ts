import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, $get } from 'dynamodb-toolbox/entity/actions/update';
import { openTasks, Tasks } from '#functions/data/entities/task.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { due } from '#functions/data/kernel/queue.ts';
import type { StoredTask } from '#functions/data/kernel/tasks.ts';

// One task a university: it is due with the first request and then rests for a day, so that it is the pace, too. It is gone once a
// day has brought no request.

/** Has the administrators of a university told that somebody asks to join it, as soon as they may be told of anything again. */
export const requestNoted = (universityId: string, now: Date): Change => {
  const { dueAt, GSI1SK } = due(now);
  return Tasks.build(UpdateTransaction).item({
    id: `requests-${universityId}`,
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

/** Notes that they were told, with their mails, and until when they are left alone; fails when somebody else has the task. */
export const requestsTold = ({ id, version, asked }: StoredTask, until: Date): Change =>
  Tasks.build(UpdateTransaction)
    .item({ id, told: asked, ...due(until) })
    .options({ condition: { attr: 'version', eq: version } });

/** The end of the notice, unless somebody has asked since it was taken. */
export const noticeForgotten = ({ id, version, asked = 0 }: StoredTask): Change =>
  Tasks.build(DeleteTransaction)
    .key({ id })
    .options({
      condition: {
        and: [
          { attr: 'version', eq: version },
          { attr: 'asked', eq: asked },
        ],
      },
    });
