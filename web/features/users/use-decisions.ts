import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Status } from '#shared/lists.ts';
import type { Member } from '#shared/schemas/user.ts';
import { announceChange } from '#web/lib/calls/changes.ts';
import { notifyFailure } from '#web/lib/calls/failures.ts';
import { notifySuccess } from '#web/lib/calls/notify.ts';
import { currentTexts } from '#web/lib/words/i18n.ts';
import { createDecisionQueue, type Decision, type Decisions } from './decision-queue.ts';

/** `change` may remove the focused button: focuses the row's next decision button or its name. */
const keepFocus = (change: () => void): void => {
  const row = document.activeElement?.closest('[data-index]');
  flushSync(change);
  if (!row?.isConnected || row.contains(document.activeElement)) return;
  const next = row.querySelector<HTMLElement>('.decide button') ?? row.querySelector<HTMLElement>('.who');
  next?.focus();
};

const without = (all: Decisions, isGone: (decision: Decision) => boolean): Decisions =>
  new Map([...all].filter(([, decision]) => !isGone(decision)));

const isMailed = ({ state, mailedAt }: Decision): boolean => state === 'done' && mailedAt <= Date.now();

/** Shows decisions over the list, so a refetch cannot hide them. */
export const useDecisions = () => {
  const [decisions, setDecisions] = useState<Decisions>(new Map());
  const [batch, setBatch] = useState(0);

  const [enqueue] = useState(() =>
    createDecisionQueue({
      onChange: (decision) => keepFocus(() => setDecisions((all) => new Map(all).set(decision.user.id, decision))),
      onDrained: async ({ isAnyDone, error }) => {
        if (isAnyDone) notifySuccess(currentTexts()('users:statusUpdated'));
        if (error) notifyFailure(error);
        await announceChange('users');
        setDecisions((all) => without(all, ({ state }) => state === 'undone'));
      },
    }),
  );

  const begin = (begun: readonly Decision[]) => {
    keepFocus(() => setDecisions((all) => new Map([...all, ...begun.map((one) => [one.user.id, one] as const)])));
    enqueue(begun);
  };

  const firstMailAt = Math.min(
    ...[...decisions.values()].filter(({ state }) => state === 'done').map(({ mailedAt }) => mailedAt),
  );
  useEffect(() => {
    if (firstMailAt === Number.POSITIVE_INFINITY) return;
    const forget = () => keepFocus(() => setDecisions((all) => without(all, isMailed)));
    const timer = window.setTimeout(forget, firstMailAt - Date.now());
    return () => window.clearTimeout(timer);
  }, [firstMailAt]);

  const isSending = [...decisions.values()].some(({ state }) => state === 'sending');
  useEffect(() => {
    if (!isSending) return;
    // Warns before the page is closed, which would lose the queue; leaving only the screen does not.
    const sending = new AbortController();
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: sending.signal });
    return () => sending.abort();
  }, [isSending]);

  return {
    decisions,
    batch,
    decide: (users: readonly Member[], status: Status) => {
      const isOne = users.length === 1;
      if (!isOne) setBatch(batch + 1);
      begin(
        users.map((user) => ({
          ...{ user, status, before: user.status, state: 'sending', mailedAt: 0 },
          batch: isOne ? undefined : batch + 1,
        })),
      );
    },
    undo: (taken: readonly Decision[]) => begin(taken.map((one) => ({ ...one, status: one.before, state: 'sending' }))),
    retry: () =>
      begin(
        [...decisions.values()].filter(({ state }) => state === 'failed').map((one) => ({ ...one, state: 'sending' })),
      ),
    giveUp: () => setDecisions((all) => without(all, ({ state }) => state === 'failed')),
  };
};
