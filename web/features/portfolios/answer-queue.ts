import type { RatingInput } from '#shared/schemas/portfolio.ts';

/** Answers by row; what an answer leaves out stays as it was. */
export type Answers = Readonly<Record<string, RatingInput>>;

export type QueueState = {
  /** Given but not yet known to be saved. */
  readonly unsaved: Answers;
  /** Refused or lost: no longer shown as given, kept until retried. */
  readonly failed: Answers;
  readonly isSaving: boolean;
  /** When the last save came back, in milliseconds; null before the first. */
  readonly savedAt: number | null;
};

type QueueOptions = {
  /** Sends one batch and takes over what came back; rejects when nothing of it was saved. */
  send: (answers: Answers) => Promise<void>;
  /** How long answers are collected, in milliseconds. */
  delay?: number;
  now?: () => number;
};

const merge = (older: Answers, newer: Answers): Answers => {
  const merged: Record<string, RatingInput> = { ...older };
  for (const [id, answer] of Object.entries(newer)) merged[id] = { ...merged[id], ...answer };
  return merged;
};

const without = (answers: Answers, dropped: string): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => id !== dropped));

const isEmpty = (answers: Answers): boolean => Object.keys(answers).length === 0;

/**
 * Collects answers and sends a burst of them as one request, one request at a time; the last answer to a row wins.
 * A batch that fails is put aside: `retry` or a new answer to the row sends it again.
 */
export const createAnswerQueue = ({ send, delay = 600, now = Date.now }: QueueOptions) => {
  let waiting: Answers = {};
  let failed: Answers = {};
  let batches: readonly Answers[] = [];
  let savedAt: number | null = null;
  let isHurried = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: (() => void)[] = [];
  const listeners = new Set<() => void>();

  const read = (): QueueState => ({
    unsaved: [...batches, waiting].reduce(merge, {}),
    failed,
    isSaving: batches.length > 0 || !isEmpty(waiting),
    savedAt,
  });
  let state = read();

  const changed = () => {
    state = read();
    for (const listener of listeners) listener();
    if (state.isSaving) return;
    for (const resolve of idle) resolve();
    idle = [];
  };

  const sendNow = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    isHurried = false;
    if (isEmpty(waiting)) return;
    const batch = waiting;
    waiting = {};
    batches = [...batches, batch];
    changed();
    try {
      await send(batch);
      savedAt = now();
    } catch {
      failed = merge(failed, batch);
    }
    batches = batches.filter((other) => other !== batch);
    changed();
    if (isHurried || !timer) flush();
  };

  /** Sends what waits, as soon as the request under way is back. */
  const flush = (): void => {
    if (batches.length > 0) isHurried = true;
    else void sendNow();
  };

  return {
    getState: (): QueueState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: (id: string, answer: RatingInput): void => {
      waiting = merge(waiting, { [id]: { ...failed[id], ...answer } });
      failed = without(failed, id);
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        flush();
      }, delay);
      changed();
    },
    flush,
    /** The page is being left and may never hear back: sends what waits at once, even beside the request under way. */
    leave: (): void => void sendNow(),
    retry: (): void => {
      waiting = merge(failed, waiting);
      failed = {};
      changed();
      flush();
    },
    /** Sends what waits and resolves when nothing is under way any more, saved or failed. */
    settle: (): Promise<void> => {
      flush();
      return state.isSaving ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve();
    },
  };
};

export type AnswerQueue = ReturnType<typeof createAnswerQueue>;
