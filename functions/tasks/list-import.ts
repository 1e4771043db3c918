import type { Change } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import { nextPiece, type Piece, pieceRemoved, rowDone, rowRefused } from '#functions/data/tasks/imports.ts';
import { findTask, type StoredTask, taskDone } from '#functions/data/tasks/tasks.ts';
import { findUniversity } from '#functions/data/universities/universities.ts';
import type { Step, TaskPlan } from './step.ts';

/** How many rows are dealt with before the time that is left is looked at. */
const atOnce = 25;

/**
 * Makes what a row says, `done` with it in one transaction. Returns null when it could, a code that says why it could not, or the
 * time at which it can be tried.
 */
export type MakeRow<R> = (
  row: R,
  task: StoredTask,
  done: Change,
  context: WriteContext,
) => Promise<string | Date | null>;

/**
 * Deals with some rows, one after the other, each together with the count of those that were, so that a row whose answer was lost
 * is not made again. Returns null, or the time at which the first that is left can be tried.
 */
const deal = async <R extends { line: number }>(
  make: MakeRow<R>,
  { first, rows }: Piece<R>,
  task: StoredTask,
  context: WriteContext,
): Promise<Date | null> => {
  for (const [i, row] of rows.entries()) {
    const place = first + i;
    const outcome = await make(row, task, rowDone(task, place), context);
    if (outcome instanceof Date) return outcome;
    if (outcome === null) continue;
    // Somebody else goes on with them.
    if (!(await commit([rowRefused(task, place, { line: row.line, code: outcome })], context))) return context.now;
  }
  return null;
};

/** Makes what a list is about, row by row; forgets the rows, also those of a university that was deleted meanwhile. */
const rowsStep =
  <R extends { line: number }>(make: MakeRow<R>): Step =>
  async (taken, context) => {
    const piece = await nextPiece<R>(taken.id);
    if (!piece) return 'done';
    const { done, refusals } = found(await findTask(taken.id));
    // Of the version that was taken: when somebody else has taken it since, nothing is written.
    const task = { ...taken, done, refusals };
    const left = (await findUniversity(task.subject)) ? piece.rows.slice(task.done - piece.first) : [];
    const some = { ...piece, first: task.done, rows: left.slice(0, atOnce) };
    const resumesAt = await deal(make, some, task, context);
    if (resumesAt) return resumesAt;
    if (left.length <= atOnce) await commit([pieceRemoved(piece)], context);
    return 'more';
  };

/** The plan of an import; its outcome, which names nobody, can be read for a while. */
export const listImport = <R extends { line: number }>(make: MakeRow<R>): TaskPlan => ({
  steps: { rows: rowsStep(make) },
  end: (task, now) => [taskDone(task, now)],
});
