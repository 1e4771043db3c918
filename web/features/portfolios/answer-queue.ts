import { maxRatingsAtOnce, type RatingInput } from '#shared/schemas/portfolio.ts';
import { pace } from './answer-pace.ts';
import { type Answers, isEmpty, merge, pick, without, withoutReplaced } from './answers.ts';

export type QueueState = {
  /** Given but not yet known to be saved. */
  readonly unsaved: Answers;
  /** Refused: no longer shown as given, kept until retried. */
  readonly failed: Answers;
  readonly isSaving: boolean;
  /** The server can't be reached: answers are kept and sent as soon as it can. */
  readonly isHeld: boolean;
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

/**
 * Collects answers and sends many as one request, one request at a time; the last answer to a row wins. What can't be sent
 * for now is tried again until it is; what is refused is put aside: `retry` or a new answer to the row sends it again.
 */
export const createAnswerQueue = ({ send, isTemporary, journal, now = Date.now }: QueueOptions) => {
  let waiting: Answers = {};
  let failed: Answers = {};
  let batches: readonly Answers[] = [];
  let savedAt: number | null = null;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let isHurried = false;
  let isStopped = false;
  let isFirst = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: (() => void)[] = [];
  const listeners = new Set<() => void>();

  const unsaved = (): Answers => [...batches, waiting].reduce(merge, {});
  const read = (): QueueState => ({
    unsaved: unsaved(),
    failed,
    isSaving: batches.length > 0 || !isEmpty(waiting),
    isHeld: failures > 0,
    savedAt,
  });
  let state = read();

  const changed = () => {
    state = read();
    for (const listener of listeners) listener();
    if (batches.length > 0 || (state.isSaving && !state.isHeld)) return;
    for (const resolve of idle) resolve();
    idle = [];
  };

  const cancelTimer = () => {
    clearTimeout(timer);
    timer = undefined;
    isFirst = false;
  };
  const sendIn = (delay: number) => {
    cancelTimer();
    timer = setTimeout(() => {
      timer = undefined;
      if (batches.length > 0) isHurried = true;
      else sendNow();
    }, delay);
  };

  const refuse = (batch: Answers) => {
    const isAnsweredAnew = (id: string) => id in waiting;
    failed = merge(
      failed,
      pick(batch, (id) => !isAnsweredAnew(id)),
    );
    waiting = merge(pick(batch, isAnsweredAnew), waiting);
  };

  const sendBatch = async (batch: Answers): Promise<void> => {
    waiting = without(waiting, batch);
    batches = [...batches, batch];
    changed();
    const failure = await send(batch).then(
      () => undefined,
      (error: unknown) => ({ isTemporary: isTemporary(error) }),
    );
    batches = batches.filter((other) => other !== batch);
    if (!failure) savedAt = now();
    else if (failure.isTemporary) waiting = merge(batch, waiting);
    else refuse(batch);
    failures = failure?.isTemporary ? failures + 1 : 0;
    const left = unsaved();
    for (const id of Object.keys(batch)) journal.settled(id, left[id]);
    changed();
    goOn();
  };

  /** As many of the answers as one request may carry. */
  const load = (answers: Answers): Answers => Object.fromEntries(Object.entries(answers).slice(0, maxRatingsAtOnce));

  const sendNow = (): void => {
    cancelTimer();
    isHurried = false;
    if (!isEmpty(waiting) && !isStopped) void sendBatch(load(waiting));
  };

  const goOn = (): void => {
    if (isStopped || batches.length > 0) return;
    if (failures > 0) sendIn(pace.retries[Math.min(failures, pace.retries.length) - 1] ?? pace.quiet);
    else if (isHurried || !timer) sendNow();
  };

  /** Sends what waits, as soon as the request under way is back; without a connection, when its turn comes. */
  const flush = (): void => {
    if (batches.length > 0) isHurried = true;
    else if (failures === 0) sendNow();
  };

  const give = (answers: Answers): void => {
    waiting = merge(waiting, answers);
    failed = without(failed, answers);
    const all = unsaved();
    for (const id of Object.keys(answers)) journal.given(id, all[id] ?? {});
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
      give({ [id]: { ...failed[id], ...answer } });
      if (failures > 0) return;
      if (Object.keys(waiting).length >= pace.rows) flush();
      else if (!isFirst) sendIn(isAfterPause ? pace.first : pace.quiet);
      isFirst ||= isAfterPause;
    },
    flush,
    /** The page is being left and may never hear back: sends what waits at once, but for rows whose last answer is still under way. */
    leave: (): void => {
      const free = pick(waiting, (id) => !batches.some((batch) => id in batch));
      if (isEmpty(free)) return;
      cancelTimer();
      isHurried = true;
      void sendBatch(load(free));
    },
    /** The connection may be back. */
    tryNow: (): void => {
      if (failures > 0 && batches.length === 0) sendNow();
    },
    retry: (): void => {
      give(merge(failed, waiting));
      flush();
    },
    /** Takes up answers that another page left behind, and sends them. */
    restore: (answers: Answers): void => {
      waiting = merge(answers, waiting);
      changed();
      flush();
    },
    /** Another page of this browser answered that row just now: what waits here of it is out of date. */
    supersede: (id: string, newer: RatingInput): void => {
      waiting = withoutReplaced(waiting, id, newer);
      failed = withoutReplaced(failed, id, newer);
      changed();
    },
    /** Sends what waits and resolves when nothing is under way any more: saved, refused, or kept for want of a connection. */
    settle: (): Promise<void> => {
      if (batches.length > 0) isHurried = true;
      else sendNow();
      return batches.length > 0 ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve();
    },
    /** Sends nothing any more: the session is over. */
    stop: (): void => {
      isStopped = true;
      cancelTimer();
    },
  };
};

export type AnswerQueue = ReturnType<typeof createAnswerQueue>;
