import type { Change } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import {
  deletePieceChange,
  findNextPiece,
  type ImportPiece,
  rowDoneChange,
  rowRefusedChange,
} from '#functions/data/tasks/imports.ts';
import { findTask, finishTaskChange, type StoredTask } from '#functions/data/tasks/tasks.ts';
import { findUniversity } from '#functions/data/universities/universities.ts';
import type { Step, TaskPlan } from './step.ts';

const batchRows = 25;

/** Runs in one transaction with `done`. Returns null, a refusal's code, or the time at which to retry. */
export type CreateRow<R> = (
  row: R,
  task: StoredTask,
  done: Change,
  context: WriteContext,
) => Promise<string | Date | null>;

/** Each row and the count are one transaction, so that a retry skips rows that were written. */
const importRows = async <R extends { line: number }>(
  create: CreateRow<R>,
  { first, rows }: ImportPiece<R>,
  task: StoredTask,
  context: WriteContext,
): Promise<Date | null> => {
  for (const [i, row] of rows.entries()) {
    const place = first + i;
    const outcome = await create(row, task, rowDoneChange(task, place), context);
    if (outcome instanceof Date) return outcome;
    if (outcome === null) continue;
    if (!(await commit([rowRefusedChange(task, place, { line: row.line, code: outcome })], context)))
      return context.now;
  }
  return null;
};

/** Removes a finished piece. Imports nothing for a university that was deleted meanwhile. */
const rowsStep =
  <R extends { line: number }>(create: CreateRow<R>): Step =>
  async (taken, context) => {
    const piece = await findNextPiece<R>(taken.id);
    if (!piece) return 'done';
    const { done, refusals } = requireFound(await findTask(taken.id));
    // Keeps the version of the lease, so that nothing is written after another worker took the task.
    const task = { ...taken, done, refusals };
    const left = (await findUniversity(task.subject)) ? piece.rows.slice(task.done - piece.first) : [];
    const batch = { ...piece, first: task.done, rows: left.slice(0, batchRows) };
    const resumesAt = await importRows(create, batch, task, context);
    if (resumesAt) return resumesAt;
    if (left.length <= batchRows) await commit([deletePieceChange(piece)], context);
    return 'more';
  };

/** The outcome names nobody and stays readable for a while. */
export const listImport = <R extends { line: number }>(create: CreateRow<R>): TaskPlan => ({
  steps: { rows: rowsStep(create) },
  end: (task, now) => [finishTaskChange(task, now)],
});
