import type { RatingInput } from '#shared/schemas/portfolio.ts';

/** Answers by row; what an answer leaves out stays as it was. */
export type Answers = Readonly<Record<string, RatingInput>>;

export const isEmpty = (answers: Answers): boolean => Object.keys(answers).length === 0;

/** Both together; of the same row the newer answer wins, value and like each for itself. */
export const merge = (older: Answers, newer: Answers): Answers => {
  const merged: Record<string, RatingInput> = { ...older };
  for (const [id, answer] of Object.entries(newer)) merged[id] = { ...merged[id], ...answer };
  return merged;
};

export const pick = (answers: Answers, isWanted: (id: string) => boolean): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => isWanted(id)));

export const without = (answers: Answers, dropped: Answers): Answers => pick(answers, (id) => !(id in dropped));

/** The answers without what a newer answer to one row replaces. */
export const withoutReplaced = (answers: Answers, id: string, newer: RatingInput): Answers => {
  const older = answers[id];
  if (!older) return answers;
  const left: RatingInput = {
    ...(older.value !== undefined && newer.value === undefined && { value: older.value }),
    ...(older.importantFlag !== undefined &&
      newer.importantFlag === undefined && { importantFlag: older.importantFlag }),
  };
  const others = without(answers, { [id]: older });
  return Object.keys(left).length === 0 ? others : { ...others, [id]: left };
};
