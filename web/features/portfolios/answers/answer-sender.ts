import { maxRatingsAtOnce } from '#shared/schemas/portfolio.ts';
import { type AnswerStore, type Answers, isEmpty, type Outcome } from './answer-store.ts';
import { createSendTimer } from './send-timer.ts';

export type SenderState = {
  /** After a temporary failure; its answers wait for a retry. */
  readonly isHeld: boolean;
  readonly heldBy: unknown;
  /** Epoch milliseconds of the last success; null before the first. */
  readonly savedAt: number | null;
};

export type SenderOptions = {
  answers: AnswerStore;
  /** Stores the reply; rejects when nothing was saved. */
  send: (answers: Answers) => Promise<void>;
  /** The answers themselves are not at fault, so the same batch may be retried. */
  isTemporary: (error: unknown) => boolean;
  now: () => number;
  onBegin: () => void;
  onEnd: (batch: Answers) => void;
};

const firstBatch = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).slice(0, maxRatingsAtOnce));

/** One request at a time; retries temporary failures with backoff. */
export const createAnswerSender = ({ answers, send, isTemporary, now, onBegin, onEnd }: SenderOptions) => {
  let savedAt: number | null = null;
  let failures = 0;
  let heldBy: unknown;
  let isHurried = false;
  let isStopped = false;

  const sendBatch = async (batch: Answers): Promise<void> => {
    answers.begin(batch);
    onBegin();
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
    onEnd(batch);
    goOn();
  };
  const sendNow = (): void => {
    timer.cancel();
    isHurried = false;
    if (!isEmpty(answers.waiting()) && !isStopped) void sendBatch(firstBatch(answers.waiting()));
  };
  /** Immediately, or as soon as the request in flight is done. */
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

  return {
    getState: (): SenderState => ({ isHeld: failures > 0, heldBy, savedAt }),
    hurry,
    /** Like `hurry`, but leaves a held batch to its next retry. */
    flush: (): void => {
      if (answers.isSending() || failures === 0) hurry();
    },
    schedule: timer.answered,
    /** The page may close before a reply comes: skips rows that are in flight. */
    leave: (): void => {
      const free = answers.free();
      if (isEmpty(free)) return;
      timer.cancel();
      isHurried = true;
      void sendBatch(firstBatch(free));
    },
    /** The connection may be back. */
    tryNow: (): void => {
      if (failures > 0 && !answers.isSending()) sendNow();
    },
    /** For good: the session is over. */
    stop: (): void => {
      isStopped = true;
      timer.cancel();
    },
  };
};
