import { decisionUndoSeconds } from '#shared/limits.ts';
import type { Status } from '#shared/lists.ts';
import type { Member } from '#shared/schemas/user.ts';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { isTransient, retryTransient } from '#web/lib/calls/failures.ts';

export type Decision = {
  user: Member;
  status: Status;
  before: Status;
  state: 'sending' | 'done' | 'failed' | 'undone';
  /** Epoch milliseconds. Undoing before that time sends no mail (D58). */
  mailedAt: number;
  /** Decisions with the same number are undone together. */
  batch: number | undefined;
};
export type Decisions = ReadonlyMap<string, Decision>;

/** Shows the decision at once, unless its call failed. */
export const statusOf = (user: Member, decision: Decision | undefined): Status =>
  decision && decision.state !== 'failed' ? decision.status : user.status;

/** True from the press on, although undo only works once the call has returned. */
export const canUndo = (decision: Decision | undefined): boolean =>
  decision?.state === 'sending' || decision?.state === 'done';

/** Low enough that hundreds of decisions stay below the API's limit for one caller. */
const concurrency = 3;

type QueueEvents = {
  onChange: (decision: Decision) => void;
  /** `error` is the last failure. */
  onDrained: (outcome: { isAnyDone: boolean; error: ApiError | undefined }) => void;
};

/** A transient failure also fails all decisions that still wait. */
export const createDecisionQueue = ({ onChange, onDrained }: QueueEvents) => {
  let waiting: Decision[] = [];
  let busy = 0;
  let isAnyDone = false;
  let error: ApiError | undefined;

  const send = async (decision: Decision): Promise<void> => {
    // Counted from before the call and rounded down to the second, since the mail may leave before the reply arrives.
    const mailedAt = Math.floor((Date.now() + decisionUndoSeconds * 1000) / 1000) * 1000;
    const { user, status } = decision;
    try {
      await retryTransient(() => api.users.setStatus({ params: { id: user.id }, body: { status } }));
      isAnyDone = true;
      onChange({ ...decision, state: status === decision.before ? 'undone' : 'done', mailedAt });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      error = failure;
      const lost = [decision, ...(isTransient(failure) ? waiting.splice(0) : [])];
      for (const one of lost) onChange({ ...one, state: 'failed' });
    }
  };

  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await send(next);
    busy -= 1;
    if (busy > 0) return;
    onDrained({ isAnyDone, error });
    isAnyDone = false;
    error = undefined;
  };

  return (decisions: readonly Decision[]): void => {
    waiting = [...waiting, ...decisions];
    while (busy < concurrency && waiting.length > 0) {
      busy += 1;
      void work();
    }
  };
};
