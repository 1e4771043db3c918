import { maxRatingsAtOnce, type RatingInput } from '#shared/schemas/portfolio.ts';
import { type Answers, createAnswerStore, isEmpty, merge, type Outcome } from './answer-store.ts';
import { createSendTimer, pace } from './send-timer.ts';

export type QueueState = {
  /** Given but not yet known to be saved. */
  readonly unsaved: Answers;
  /** Refused: no longer shown as given, kept until retried. */
  readonly failed: Answers;
  readonly isSaving: boolean;
  /** The server can't be reached: answers are kept and sent as soon as it can. */
  readonly isHeld: boolean;
  /** The failure for which they are kept. */
  readonly heldBy: unknown;
  /** When the last save came back, in milliseconds; null before the first. */
  readonly savedAt: number | null;
};

type QueueOptions = {
  /** Sends one batch and takes over what came back; rejects when nothing of it was saved. */
  send: (answers: Answers) => Promise<void>;
  /** Whether a failure says nothing about the answers themselves: they are kept and sent again. */
  isTemporary: (error: unknown) => boolean;
  /** Told at once of what is not saved of a row, and of what is left when an answer to it came back. */
  journal: { given: (id: string, unsaved: RatingInput) => void; settled: (id: string, unsaved?: RatingInput) => void };
  now?: () => number;
};

/** As many of the answers as one request may carry. */
const load = (answers: Answers): Answers => Object.fromEntries(Object.entries(answers).slice(0, maxRatingsAtOnce));

/**
 * Collects answers and sends many as one request, one request at a time; the last answer to a row wins. What can't be sent
 * for now is tried again until it is; what is refused is put aside: `retry` or a new answer to the row sends it again.
 */
export const createAnswerQueue = ({ send, isTemporary, journal, now = Date.now }: QueueOptions) => {
  const answers = createAnswerStore();
  let savedAt: number | null = null;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let heldBy: unknown;
  let isHurried = false;
  let isStopped = false;
  let idle: (() => void)[] = [];
  const listeners = new Set<() => void>();

  const read = (): QueueState => ({
    unsaved: answers.unsaved(),
    failed: answers.failed(),
    isSaving: !answers.isDone(),
    isHeld: failures > 0,
    heldBy,
    savedAt,
  });
  let state = read();
  const changed = () => {
    state = read();
    for (const listener of listeners) listener();
    if (answers.isSending() || (state.isSaving && !state.isHeld)) return;
    for (const resolve of idle) resolve();
    idle = [];
  };

  const sendBatch = async (batch: Answers): Promise<void> => {
    answers.begin(batch);
    changed();
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
    for (const id of Object.keys(batch)) journal.settled(id, left[id]);
    changed();
    goOn();
  };
  const sendNow = (): void => {
    timer.cancel();
    isHurried = false;
    if (!isEmpty(answers.waiting()) && !isStopped) void sendBatch(load(answers.waiting()));
  };
  /** Sends what waits, as soon as the request under way is back. */
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
  /** The same; without a connection, when its turn comes. */
  const flush = (): void => {
    if (answers.isSending() || failures === 0) hurry();
  };
  const give = (given: Answers): void => {
    answers.give(given);
    const all = answers.unsaved();
    for (const id of Object.keys(given)) journal.given(id, all[id] ?? {});
    changed();
  };

  return {
    getState: (): QueueState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: (id: string, answer: RatingInput): void => {
      const isAfterPause = !state.isSaving && now() - answeredAt > pace.quiet;
      answeredAt = now();
      give({ [id]: { ...answers.failed()[id], ...answer } });
      if (failures > 0) return;
      if (Object.keys(answers.waiting()).length >= pace.rows) flush();
      else timer.answered(isAfterPause);
    },
    flush,
    /** The page is being left and may never hear back: sends what waits at once, but for rows whose last answer is still under way. */
    leave: (): void => {
      const free = answers.free();
      if (isEmpty(free)) return;
      timer.cancel();
      isHurried = true;
      void sendBatch(load(free));
    },
    /** The connection may be back. */
    tryNow: (): void => {
      if (failures > 0 && !answers.isSending()) sendNow();
    },
    retry: (): void => {
      give(merge(answers.failed(), answers.waiting()));
      flush();
    },
    /** Takes up answers that another page left behind, and sends them. */
    restore: (left: Answers): void => {
      answers.restore(left);
      changed();
      flush();
    },
    /** Another page of this browser answered that row just now: what waits here of it is out of date. */
    supersede: (id: string, newer: RatingInput): void => {
      answers.supersede(id, newer);
      changed();
    },
    /** Sends what waits and resolves when nothing is under way any more: saved, refused, or kept for want of a connection. */
    settle: (): Promise<void> => {
      hurry();
      return answers.isSending() ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve();
    },
    /** Sends nothing any more: the session is over. */
    stop: (): void => {
      isStopped = true;
      timer.cancel();
    },
  };
};

export type AnswerQueue = ReturnType<typeof createAnswerQueue>;
