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

const pick = (answers: Answers, isWanted: (id: string) => boolean): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => isWanted(id)));

export const without = (answers: Answers, dropped: Answers): Answers => pick(answers, (id) => !(id in dropped));

/** The answers without what a newer answer to one row replaces. */
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

/** What became of a batch: `held` says nothing about its answers, they wait again; `refused` puts them aside. */
export type Outcome = 'saved' | 'held' | 'refused';

/** Where the answers of one assessment stand on their way to the server; the last answer to a row wins. */
export const createAnswerStore = () => {
  let waiting: Answers = {};
  let failed: Answers = {};
  let batches: readonly Answers[] = [];

  const refuse = (batch: Answers): void => {
    const isAnsweredAnew = (id: string) => id in waiting;
    failed = merge(
      failed,
      pick(batch, (id) => !isAnsweredAnew(id)),
    );
    waiting = merge(pick(batch, isAnsweredAnew), waiting);
  };

  return {
    /** Given but not yet known to be saved. */
    unsaved: (): Answers => [...batches, waiting].reduce(merge, {}),
    waiting: (): Answers => waiting,
    failed: (): Answers => failed,
    isSending: (): boolean => batches.length > 0,
    isDone: (): boolean => batches.length === 0 && isEmpty(waiting),
    /** What waits, but for rows whose last answer is still under way. */
    free: (): Answers => pick(waiting, (id) => !batches.some((batch) => id in batch)),
    give: (answers: Answers): void => {
      waiting = merge(waiting, answers);
      failed = without(failed, answers);
    },
    /** Takes up older answers. */
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
