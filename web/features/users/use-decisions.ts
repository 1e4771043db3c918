import { useEffect, useState } from 'react';
import type { Status } from '#shared/lists.ts';
import type { Member } from '#shared/schemas/user.ts';
import { announceChange } from '#web/lib/calls/changes.ts';
import { notifySuccess } from '#web/lib/calls/notify.ts';
import { notifyFailure } from '#web/lib/calls/notify-failure.ts';
import { currentTexts } from '#web/lib/words/i18n.ts';
import { createDecisionQueue, type Decision, type Decisions } from './decisions.ts';
import { keepFocus } from './keep-focus.ts';

const without = (all: Decisions, isGone: (decision: Decision) => boolean): Decisions =>
  new Map([...all].filter(([, decision]) => !isGone(decision)));

const isTold = ({ state, toldAt }: Decision): boolean => state === 'done' && toldAt <= Date.now();

/**
 * What was decided here, of one person or of many: accepting, rejecting, and taking that back until they hear of it. What is
 * shown of a decision stands over what the list says of the person, so that a list that was read meanwhile changes nothing.
 */
export const useDecisions = () => {
  const [decisions, setDecisions] = useState<Decisions>(new Map());
  const [batch, setBatch] = useState(0);

  const note = (decision: Decision) =>
    keepFocus(() => setDecisions((all) => new Map(all).set(decision.user.id, decision)));
  const [enqueue] = useState(() =>
    createDecisionQueue({
      note,
      drained: async ({ isAnyDone, error }) => {
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

  const first = Math.min(
    ...[...decisions.values()].filter(({ state }) => state === 'done').map(({ toldAt }) => toldAt),
  );
  useEffect(() => {
    if (first === Number.POSITIVE_INFINITY) return;
    const forget = () => keepFocus(() => setDecisions((all) => without(all, isTold)));
    const timer = window.setTimeout(forget, first - Date.now());
    return () => window.clearTimeout(timer);
  }, [first]);

  const isSending = [...decisions.values()].some(({ state }) => state === 'sending');
  useEffect(() => {
    if (!isSending) return;
    // The queue outlives the screen, not the page.
    const asked = new AbortController();
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: asked.signal });
    return () => asked.abort();
  }, [isSending]);

  return {
    decisions,
    /** Those that were decided together last. */
    batch,
    decide: (users: readonly Member[], status: Status) => {
      const isOne = users.length === 1;
      if (!isOne) setBatch(batch + 1);
      begin(
        users.map((user) => ({
          ...{ user, status, before: user.status, state: 'sending', toldAt: 0 },
          batch: isOne ? undefined : batch + 1,
        })),
      );
    },
    undo: (taken: readonly Decision[]) => begin(taken.map((one) => ({ ...one, status: one.before, state: 'sending' }))),
    retry: () =>
      begin(
        [...decisions.values()].filter(({ state }) => state === 'failed').map((one) => ({ ...one, state: 'sending' })),
      ),
    /** Leaves it at what could not be decided. */
    giveUp: () => setDecisions((all) => without(all, ({ state }) => state === 'failed')),
  };
};
