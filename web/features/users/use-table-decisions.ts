import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Status } from '#shared/lists.ts';
import type { Member, User } from '#shared/schemas/user.ts';
import { statusOf } from './decision-queue.ts';
import { isWaiting } from './member-filters.ts';
import { useDecisions } from './use-decisions.ts';

const usePicked = (pending: readonly Member[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const isPicked = ({ id }: Member): boolean => ids.has(id);
  const set = (users: readonly Member[], isOn: boolean) => {
    const these = users.map(({ id }) => id);
    setIds(isOn ? new Set([...ids, ...these]) : new Set([...ids].filter((id) => !these.includes(id))));
  };
  return {
    users: pending.filter(isPicked),
    isPicked,
    toggle: (user: Member) => set([user], !isPicked(user)),
    toggleAll: (users: readonly Member[]) => set(users, !users.every(isPicked)),
    clear: () => setIds(new Set()),
  };
};

type Question = { rejecting: readonly Member[] } | { removing: Member };

export const useTableDecisions = (rows: readonly Member[] | undefined) => {
  const { decisions, batch, decide, ...later } = useDecisions();
  const [question, setQuestion] = useState<Question>();
  const foot = useRef<HTMLSpanElement>(null);

  const decisionOf = ({ id }: User) => decisions.get(id);
  const isPending = (user: Member): boolean =>
    isWaiting({ ...user, status: statusOf(user, decisionOf(user)) }) && decisionOf(user)?.state !== 'sending';
  // biome-ignore lint/correctness/useExhaustiveDependencies: isPending depends on rows and decisions alone
  const pending = useMemo(() => rows?.filter(isPending) ?? [], [rows, decisions]);
  const picked = usePicked(pending);
  const all = [...decisions.values()];

  return {
    decisionOf,
    isPending,
    waiting: pending,
    picked,
    lastBatch: all.filter((one) => one.batch === batch),
    failed: all.filter(({ state }) => state === 'failed'),
    question,
    setQuestion,
    /** Takes the focus when a button of the footer is gone. */
    foot,
    accept: (user: Member) => decide([user], 'ACCEPTED'),
    reject: (user: Member) => {
      // A question precedes the rejection of an accepted user, who loses access at once. A pending user only hears of
      // it later.
      if (user.status === 'ACCEPTED') setQuestion({ rejecting: [user] });
      else decide([user], 'REJECTED');
    },
    decideMany: (users: readonly Member[], to: Status) => {
      flushSync(() => {
        setQuestion(undefined);
        picked.clear();
        decide(users, to);
      });
      foot.current?.focus();
    },
    ...later,
  };
};
export type TableDecisions = ReturnType<typeof useTableDecisions>;
