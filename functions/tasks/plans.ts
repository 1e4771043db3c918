import type { TaskKind } from '#functions/data/entities/task.ts';
import { archive } from './archive.ts';
import { departure } from './departure.ts';
import { formationsImport } from './formations-import.ts';
import { peopleImport } from './people-import.ts';
import { requestsNotice } from './requests-notice.ts';
import { retention } from './retention.ts';
import type { TaskPlan } from './step.ts';
import { universityDeletion } from './university-deletion.ts';
import { userDeletion } from './user-deletion.ts';

/** What each kind of task does. */
export const plans: Readonly<Record<TaskKind, TaskPlan>> = {
  userDeletion,
  universityDeletion,
  peopleImport,
  formationsImport,
  requestsNotice,
  departure,
  retention,
  archive,
};
