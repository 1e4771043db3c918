import { maxRatingsAtOnce, type RatingInput } from '#shared/schemas/portfolio.ts';
import { type Answers, createAnswerStore, isEmpty, merge, type Outcome } from './answer-store.ts';
import { createSendTimer, pace } from './send-timer.ts';

export type QueueState = {
  readonly unsaved: Answers;
  /** Refused answers, kept until they are retried. The screen shows the saved answers instead. */
  readonly failed: Answers;
  readonly isSaving: boolean;
  /** True after a temporary failure; the answers wait for a retry. */
  readonly isHeld: boolean;
  readonly heldBy: unknown;
  /** Epoch milliseconds of the last success; null before the first. */
  readonly savedAt: number | null;
};

type QueueOptions = {
  /** Stores the reply; rejects when nothing was saved. */
  send: (answers: Answers) => Promise<void>;
  /** The answers themselves are not at fault, so the same batch may be retried. */
  isTemporary: (error: unknown) => boolean;
  /** `confirm` gets the part of a row that is still unsaved after a request. */
  journal: { record: (id: string, unsaved: RatingInput) => void; confirm: (id: string, unsaved?: RatingInput) => void };
  now?: () => number;
};

const firstBatch = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).slice(0, maxRatingsAtOnce));

/**
 * Sends in batches, one request at a time; the last answer to a row wins. Temporary failures are retried for ever, with
 * backoff. Refused answers are set aside until `retry` or a new answer to the row.
 */
export const createAnswerQueue = ({ send, isTemporary, journal, now = Date.now }: QueueOptions) => {
  const answers = createAnswerStore();
  const listeners = new Set<() => void>();
  let answeredAt = Number.NEGATIVE_INFINITY;
  let idle: (() => void)[] = [];
  let savedAt: number | null = null;
  let failures = 0;
  let heldBy: unknown;
  let isHurried = false;
  let isStopped = false;

  const read = (): QueueState => ({
    unsaved: answers.unsaved(),
    failed: answers.failed(),
    isSaving: !answers.isDone(),
    isHeld: failures > 0,
    heldBy,
    savedAt,
  });
  let state = read();
  const update = () => {
    state = read();
    for (const listener of listeners) listener();
    if (answers.isSending() || (state.isSaving && !state.isHeld)) return;
    for (const resolve of idle) resolve();
    idle = [];
  };

  const sendBatch = async (batch: Answers): Promise<void> => {
    answers.begin(batch);
    update();
    let failure: unknown;
    const outcome = await send(batch).then(
      (): Outcome => 'saved',
      (error: unknown): Outcome => {
        failure = error;
        return isTemporary(error) ? 'held' : 'refused';
      },
    );
    answers.end(batch, outcome);
    if (outcome === 'saved') savedAt = now();
    failures = outcome === 'held' ? failures + 1 : 0;
    heldBy = outcome === 'held' ? failure : undefined;
    const left = answers.unsaved();
    for (const id of Object.keys(batch)) journal.confirm(id, left[id]);
    update();
    goOn();
  };
  const sendNow = (): void => {
    timer.cancel();
    isHurried = false;
    if (!isEmpty(answers.waiting()) && !isStopped) void sendBatch(firstBatch(answers.waiting()));
  };
  /** Sends immediately, or as soon as the request in flight is done. */
  const hurry = (): void => {
    if (answers.isSending()) isHurried = true;
    else sendNow();
  };
  const timer = createSendTimer(hurry);
  const goOn = (): void => {
    if (isStopped || answers.isSending()) return;
    if (failures > 0) timer.retry(failures);
    else if (isHurried || !timer.isSet()) sendNow();
  };
  /** Like `hurry`, but leaves a held batch to its next retry. */
  const flush = (): void => {
    if (answers.isSending() || failures === 0) hurry();
  };
  const give = (given: Answers): void => {
    answers.give(given);
    const all = answers.unsaved();
    for (const id of Object.keys(given)) journal.record(id, all[id] ?? {});
    update();
  };

  return {
    getState: (): QueueState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: (id: string, answer: RatingInput): void => {
      const isAfterPause = !state.isSaving && now() - answeredAt > pace.quietMs;
      answeredAt = now();
      give({ [id]: { ...answers.failed()[id], ...answer } });
      if (state.isHeld) return;
      if (Object.keys(answers.waiting()).length >= pace.rows) flush();
      else timer.answered(isAfterPause);
    },
    flush,
    /** The page may close before a reply comes: skips rows that are in flight. */
    leave: (): void => {
      const free = answers.free();
      if (isEmpty(free)) return;
      timer.cancel();
      isHurried = true;
      void sendBatch(firstBatch(free));
    },
    /** Called when the connection may be back. */
    tryNow: (): void => {
      if (failures > 0 && !answers.isSending()) sendNow();
    },
    /** Stops for good, because the session is over. */
    stop: (): void => {
      isStopped = true;
      timer.cancel();
    },
    retry: (): void => {
      give(merge(answers.failed(), answers.waiting()));
      flush();
    },
    restore: (left: Answers): void => {
      answers.restore(left);
      update();
      flush();
    },
    /** Drops waiting and failed answers that another page of this browser has replaced. */
    supersede: (id: string, newer: RatingInput): void => {
      answers.supersede(id, newer);
      update();
    },
    /** Resolves once nothing is in flight: everything is saved, refused or held for a retry. */
    drain: (): Promise<void> => {
      hurry();
      return answers.isSending() ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve();
    },
  };
};

export type AnswerQueue = ReturnType<typeof createAnswerQueue>;
