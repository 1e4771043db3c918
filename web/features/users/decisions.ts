import type { Status } from '#shared/lists.ts';
import type { Member } from '#shared/schemas/user.ts';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { isPassing, persist } from '#web/lib/calls/persist.ts';

/** What was decided of somebody here, and how far it is. */
export type Decision = {
  user: Member;
  status: Status;
  /** The status that it can be taken back to, as long as they have not heard of it. */
  before: Status;
  state: 'sending' | 'done' | 'failed' | 'undone';
  /** When they hear of it, in milliseconds: up to then it can be taken back without a mail (D58). */
  toldAt: number;
  /** Those decided together can be taken back together. */
  batch: number | undefined;
};
export type Decisions = ReadonlyMap<string, Decision>;

/** The status of somebody as it was decided here, else as the list has it. */
export const statusOf = (user: Member, decision: Decision | undefined): Status =>
  decision && decision.state !== 'failed' ? decision.status : user.status;

/** Whether it can be taken back, or is about to be. */
export const canUndo = (decision: Decision | undefined): boolean =>
  decision?.state === 'sending' || decision?.state === 'done';

/** How long a decision can be taken back before the person hears of it, in milliseconds. */
const secondThoughts = 20_000;
/** So many are sent at a time: hundreds take seconds, and stay far below what the API takes of one caller. */
const atOnce = 3;

type Told = {
  /** One of them is further. */
  note: (decision: Decision) => void;
  /** None is left to send; what went wrong last, if anything. */
  drained: (outcome: { isAnyDone: boolean; error: ApiError | undefined }) => void;
};

/** Sends decisions, a few at a time; while the API is out of reach those that wait fail with the one that found out. */
export const createDecisionQueue = ({ note, drained }: Told) => {
  let waiting: Decision[] = [];
  let busy = 0;
  let isAnyDone = false;
  let error: ApiError | undefined;

  const send = async (decision: Decision): Promise<void> => {
    // Counted from before the call, to the second: the mail may leave earlier than its answer is here.
    const toldAt = Math.floor((Date.now() + secondThoughts) / 1000) * 1000;
    const { user, status } = decision;
    try {
      await persist(() => api.users.setStatus({ params: { id: user.id }, body: { status } }));
      isAnyDone = true;
      note({ ...decision, state: status === decision.before ? 'undone' : 'done', toldAt });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      error = failure;
      const lost = [decision, ...(isPassing(failure) ? waiting.splice(0) : [])];
      for (const one of lost) note({ ...one, state: 'failed' });
    }
  };

  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await send(next);
    busy -= 1;
    if (busy > 0) return;
    drained({ isAnyDone, error });
    isAnyDone = false;
    error = undefined;
  };

  return (decisions: readonly Decision[]): void => {
    waiting = [...waiting, ...decisions];
    while (busy < atOnce && waiting.length > 0) {
      busy += 1;
      void work();
    }
  };
};
