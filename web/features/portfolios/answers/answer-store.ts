import type { RatingInput } from '#shared/schemas/portfolio.ts';

/** Keyed by row id. A field that an answer leaves out is unchanged. */
export type Answers = Readonly<Record<string, RatingInput>>;

export const isEmpty = (answers: Answers): boolean => Object.keys(answers).length === 0;

/** Merges field by field: in each row the newer value and the newer like win independently. */
export const merge = (older: Answers, newer: Answers): Answers => {
  const merged: Record<string, RatingInput> = { ...older };
  for (const [id, answer] of Object.entries(newer)) merged[id] = { ...merged[id], ...answer };
  return merged;
};

const pick = (answers: Answers, isWanted: (id: string) => boolean): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => isWanted(id)));

const without = (answers: Answers, dropped: Answers): Answers => pick(answers, (id) => !(id in dropped));

const withoutReplaced = (answers: Answers, id: string, newer: RatingInput): Answers => {
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

/** After `held` the answers wait again, after `refused` they are set aside. */
export type Outcome = 'saved' | 'held' | 'refused';

export const createAnswerStore = () => {
  let waiting: Answers = {};
  let failed: Answers = {};
  let batches: readonly Answers[] = [];

  const refuse = (batch: Answers): void => {
    const isReanswered = (id: string) => id in waiting;
    failed = merge(
      failed,
      pick(batch, (id) => !isReanswered(id)),
    );
    waiting = merge(pick(batch, isReanswered), waiting);
  };

  return {
    unsaved: (): Answers => [...batches, waiting].reduce(merge, {}),
    waiting: (): Answers => waiting,
    failed: (): Answers => failed,
    isSending: (): boolean => batches.length > 0,
    isDone: (): boolean => batches.length === 0 && isEmpty(waiting),
    free: (): Answers => pick(waiting, (id) => !batches.some((batch) => id in batch)),
    give: (answers: Answers): void => {
      waiting = merge(waiting, answers);
      failed = without(failed, answers);
    },
    /** The restored answers are older than the waiting ones, which win. */
    restore: (answers: Answers): void => {
      waiting = merge(answers, waiting);
    },
    supersede: (id: string, newer: RatingInput): void => {
      waiting = withoutReplaced(waiting, id, newer);
      failed = withoutReplaced(failed, id, newer);
    },
    begin: (batch: Answers): void => {
      waiting = without(waiting, batch);
      batches = [...batches, batch];
    },
    end: (batch: Answers, outcome: Outcome): void => {
      batches = batches.filter((other) => other !== batch);
      if (outcome === 'held') waiting = merge(batch, waiting);
      if (outcome === 'refused') refuse(batch);
    },
  };
};
