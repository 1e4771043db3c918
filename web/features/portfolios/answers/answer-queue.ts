import type { RatingInput } from '#shared/schemas/portfolio.ts';
import { createAnswerSender, type SenderOptions, type SenderState } from './answer-sender.ts';
import { type Answers, createAnswerStore, merge } from './answer-store.ts';
import { pace } from './send-timer.ts';

export type QueueState = SenderState & {
  readonly unsaved: Answers;
  /** Kept until they are retried. The screen shows the saved answers instead. */
  readonly failed: Answers;
  readonly isSaving: boolean;
};

type QueueOptions = Pick<SenderOptions, 'send' | 'isTemporary'> & {
  /** `confirm` gets what is left unsaved of a row after a request. */
  journal: { record: (id: string, unsaved: RatingInput) => void; confirm: (id: string, unsaved?: RatingInput) => void };
  now?: () => number;
};

/**
 * Sends in batches; the last answer to a row wins. Temporary failures are retried for ever. Refused answers are set
 * aside until `retry` or a new answer to the row.
 */
export const createAnswerQueue = ({ send, isTemporary, journal, now = Date.now }: QueueOptions) => {
  const answers = createAnswerStore();
  const listeners = new Set<() => void>();
  let answeredAt = Number.NEGATIVE_INFINITY;
  let idle: (() => void)[] = [];

  const update = () => {
    state = read();
    for (const listener of listeners) listener();
    if (answers.isSending() || (state.isSaving && !state.isHeld)) return;
    for (const resolve of idle) resolve();
    idle = [];
  };
  const confirm = (batch: Answers) => {
    const left = answers.unsaved();
    for (const id of Object.keys(batch)) journal.confirm(id, left[id]);
    update();
  };
  const sender = createAnswerSender({ answers, send, isTemporary, now, onBegin: update, onEnd: confirm });
  const read = (): QueueState => ({
    unsaved: answers.unsaved(),
    failed: answers.failed(),
    isSaving: !answers.isDone(),
    ...sender.getState(),
  });
  let state = read();

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
      if (Object.keys(answers.waiting()).length >= pace.rows) sender.flush();
      else sender.schedule(isAfterPause);
    },
    flush: sender.flush,
    leave: sender.leave,
    tryNow: sender.tryNow,
    stop: sender.stop,
    retry: (): void => {
      give(merge(answers.failed(), answers.waiting()));
      sender.flush();
    },
    restore: (left: Answers): void => {
      answers.restore(left);
      update();
      sender.flush();
    },
    /** Drops waiting and failed answers that another page of this browser replaced. */
    supersede: (id: string, newer: RatingInput): void => {
      answers.supersede(id, newer);
      update();
    },
    /** Resolves once nothing is in flight: everything is saved, refused or held for a retry. */
    drain: (): Promise<void> => {
      sender.hurry();
      return answers.isSending() ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve();
    },
  };
};

export type AnswerQueue = ReturnType<typeof createAnswerQueue>;
