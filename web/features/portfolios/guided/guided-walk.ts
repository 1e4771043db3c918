import { isAnswered } from '#shared/domain/assessment-progress.ts';
import { type GuidedRow, type GuidedRows, guidedKinds, guidedOrder } from '#shared/domain/guided-order.ts';

/** Holds row ids. An index of `visited.length` means the end. */
export type Walk = {
  readonly visited: readonly string[];
  readonly index: number;
  readonly postponed: readonly string[];
};

/** Goes to the next visited question, else to the next unanswered one, else to the end. */
export const goForward = (walk: Walk, rows: GuidedRows): Walk => {
  const { visited, postponed } = walk;
  const index = Math.min(walk.index + 1, visited.length);
  if (index < visited.length) return { ...walk, index };
  const next = guidedOrder(rows, postponed).find(({ id }) => id !== visited[walk.index]);
  return { visited: next ? [...visited, next.id] : visited, index, postponed };
};

/** Counts the answered questions as visited, in the order of their answers. */
export const beginWalk = (rows: GuidedRows): Walk => {
  const answered = guidedKinds.flatMap((kind) => rows[kind].filter(isAnswered));
  const timeOf = ({ touchedAt }: GuidedRow) => Date.parse(touchedAt ?? '');
  const visited = answered.toSorted((a, b) => timeOf(a) - timeOf(b)).map(({ id }) => id);
  return goForward({ visited, index: visited.length, postponed: [] }, rows);
};

export const goBack = (walk: Walk): Walk => ({ ...walk, index: Math.max(walk.index - 1, 0) });

export const postpone = (walk: Walk, rows: GuidedRows): Walk => {
  const here = walk.visited[walk.index];
  if (here === undefined) return walk;
  return goForward({ ...walk, postponed: [...walk.postponed.filter((id) => id !== here), here] }, rows);
};
