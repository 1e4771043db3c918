import type { Labyrinth } from '#shared/domain/labyrinth.ts';

/** Labyrinths that this page has seen before their centre was reached. */
const underway = new Set<string>();

export const noteWalk = (assessmentId: string, { at }: Labyrinth): void => {
  if (at) underway.add(assessmentId);
};

/** True when the last gap was closed since this page was loaded. */
export const isArrival = (assessmentId: string, { at }: Labyrinth): boolean => !at && underway.has(assessmentId);

export const endArrival = (assessmentId: string): void => void underway.delete(assessmentId);
