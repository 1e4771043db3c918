import { useLayoutEffect, useRef, useState } from 'react';
import { currentTexts } from '#web/lib/words/i18n.ts';
import { changedNames, type Draft, emptyDraft, heldIn, typedOver, typeInto } from './form-draft.ts';
import { findKeptDraft, forgetDraft, keepDraft } from './kept-drafts.ts';
import { registerUnsaved } from './unsaved.ts';

type DraftOptions<V> = {
  initial: V;
  revision?: number | undefined;
  isFleeting?: boolean;
  spansTabs?: boolean;
};

/** Registers what was typed as unsaved work while it differs. Restores a draft kept when a session ended. */
export const useDraft = <V extends object>(options: DraftOptions<V>) => {
  const { initial, revision, isFleeting = false, spansTabs = false } = options;
  const [draft, setDraft] = useState<Draft>(() => (isFleeting ? emptyDraft : findKeptDraft(initial)));

  const since = JSON.stringify([initial, revision]);
  const heldBy = (of: Draft) => heldIn(of, { values: initial, revision, since });
  const valuesBy = (of: Draft): V => {
    const held = heldBy(of).values;
    return { ...initial, ...held, ...typedOver(of, held) };
  };
  const held = heldBy(draft).values;
  const changes = changedNames(draft, held);
  const isLosable = changes.length > 0 && !isFleeting;

  const keep = useRef(() => {});
  useLayoutEffect(() => {
    keep.current = () => keepDraft(initial, draft);
  });
  useLayoutEffect(() => {
    if (!isLosable) return;
    const settle = async () => currentTexts()('unsaved.logout');
    return registerUnsaved({ isOnScreen: true, spansTabs, settle, keep: () => keep.current() });
  }, [isLosable, spansTabs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a kept draft is restored on the first render alone
  useLayoutEffect(() => {
    if (!isFleeting) forgetDraft(initial);
  }, []);

  return {
    draft,
    setDraft,
    since,
    heldBy,
    valuesBy,
    held,
    values: valuesBy(draft),
    changes,
    type: (name: string, value: unknown) => setDraft((before) => typeInto(before, heldBy(before).values, name, value)),
    reset: () => setDraft((before) => ({ ...before, ...emptyDraft })),
  };
};

export type DraftState<V extends object> = ReturnType<typeof useDraft<V>>;
