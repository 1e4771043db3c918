import { isAnswered } from '#shared/domain/assessment-progress.ts';
import { type GuidedRow, type GuidedRows, guidedKinds, guidedOrder } from '#shared/domain/guided-order.ts';

/** Where one is among the questions: those one has met, by their ids, and those put off. Past the last one stands the end. */
export type Walk = { readonly met: readonly string[]; readonly place: number; readonly putOff: readonly string[] };

/** The way on: what one has met already, else the next question without an answer, else the end. */
export const goForward = (walk: Walk, rows: GuidedRows): Walk => {
  const { met, putOff } = walk;
  const place = Math.min(walk.place + 1, met.length);
  if (place < met.length) return { ...walk, place };
  const next = guidedOrder(rows, putOff).find(({ id }) => id !== met[walk.place]);
  return { met: next ? [...met, next.id] : met, place, putOff };
};

/** The walk begins where the former one ended; what was answered lies behind, as it was answered. */
export const beginWalk = (rows: GuidedRows): Walk => {
  const answered = guidedKinds.flatMap((kind) => rows[kind].filter(isAnswered));
  const timeOf = ({ touchedAt }: GuidedRow) => Date.parse(touchedAt ?? '');
  const met = answered.toSorted((a, b) => timeOf(a) - timeOf(b)).map(({ id }) => id);
  return goForward({ met, place: met.length, putOff: [] }, rows);
};

export const goBack = (walk: Walk): Walk => ({ ...walk, place: Math.max(walk.place - 1, 0) });

/** Leaves the present question for the end of the walk. */
export const putOff = (walk: Walk, rows: GuidedRows): Walk => {
  const here = walk.met[walk.place];
  if (here === undefined) return walk;
  return goForward({ ...walk, putOff: [...walk.putOff.filter((id) => id !== here), here] }, rows);
};
