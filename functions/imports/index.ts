import type { TaskKind } from '#functions/data/entities/task.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { findTask, taskState } from '#functions/data/tasks/tasks.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import { calls, serve } from '#functions/lib/http/serve.ts';
import { formations } from '#shared/contracts/formations.ts';
import { users } from '#shared/contracts/users.ts';
import { importFormations } from './formations.ts';
import { importPeople } from './people.ts';
import { cellText } from './wording.ts';

const progressCall =
  (kind: TaskKind) =>
  async ({ params }: { params: { id: string } }, { language }: Pick<CallContext, 'language'>) => {
    const held = await findTask(params.id);
    const task = requireFound(held?.kind === kind ? held : null);
    const { rows = 0, done, refused = 0, refusals = [], createdAt, doneAt } = task;
    const worded = refusals.map((refusal) => ({ ...refusal, msg: cellText(language, refusal.code) }));
    return { state: taskState(task), rows, done, refused, refusals: worded, startedAt: createdAt, doneAt };
  };

// Separate from users and formations: only imports read files and look up the owners of addresses.
const people = { beginImport: users.beginImport, getImport: users.getImport };
const courses = { beginImport: formations.beginImport, getImport: formations.getImport };

export const handler = serve(
  calls(people, { beginImport: importPeople, getImport: progressCall('peopleImport') }),
  calls(courses, { beginImport: importFormations, getImport: progressCall('formationsImport') }),
);
