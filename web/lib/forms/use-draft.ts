import { useLayoutEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { getSession } from '#web/lib/session/session.ts';
import { currentTexts } from '#web/lib/words/i18n.ts';
import { changedNames, type Draft, emptyDraft, heldIn, typedOver, typeInto } from './form-draft.ts';
import { registerUnsaved } from './unsaved.ts';

const storageKey = 'drafts';
const values = z.record(z.string(), z.unknown());
const drafts = z.array(z.object({ form: z.string(), typed: values, over: values }));
type Drafts = z.infer<typeof drafts>;

/** Identifies a form by user, page, record and fields. */
const formOf = (record: object): string =>
  JSON.stringify([getSession()?.user.id, location.pathname, Reflect.get(record, 'id'), Object.keys(record).sort()]);

const readDrafts = (): Drafts => drafts.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')).data ?? [];
const writeDrafts = (kept: Drafts): void => sessionStorage.setItem(storageKey, JSON.stringify(kept));

/** Keeps the draft in this tab for the same user, whose session is ending. */
export const keepDraft = (record: object, { typed, over }: Draft): void =>
  writeDrafts([...readDrafts(), { form: formOf(record), typed: { ...typed }, over: { ...over } }]);

/** Returns an empty draft when none was kept. The record may have changed since. */
export const findKeptDraft = (record: object): Draft => {
  const kept = readDrafts().find(({ form }) => form === formOf(record));
  return kept ? { typed: kept.typed, over: kept.over } : emptyDraft;
};

export const forgetDraft = (record: object): void =>
  writeDrafts(readDrafts().filter(({ form }) => form !== formOf(record)));

type DraftOptions<V> = {
  initial: V;
  revision?: number | undefined;
  isFleeting?: boolean;
  spansTabs?: boolean;
};

/**
 * Registers the typed values as unsaved work while they differ. Restores a draft that was kept when a session ended.
 */
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
