/** One step covers the edits from focus to blur. */
type Step = { id: string; before: string; after: string };

export type History = {
  /** Keyed by row id. */
  texts: Readonly<Record<string, string>>;
  past: readonly Step[];
  future: readonly Step[];
  /** Further typing in this row extends its last step. */
  open?: string | undefined;
};

export const noHistory: History = { texts: {}, past: [], future: [] };

export const typed = (history: History, id: string, before: string, after: string): History => {
  const last = history.past.at(-1);
  const isSameStep = history.open === id && last?.id === id;
  const step = { id, before: isSameStep ? last.before : before, after };
  return {
    texts: { ...history.texts, [id]: after },
    past: [...(isSameStep ? history.past.slice(0, -1) : history.past), step],
    future: [],
    open: id,
  };
};

/** Ends the current step on blur; `write` normalizes the text. */
export const closed = (history: History, write = (text: string): string => text): History => {
  const { open: id, past, texts } = history;
  const last = past.at(-1);
  if (id === undefined || last?.id !== id) return { ...history, open: undefined };
  const after = write(last.after);
  return {
    ...history,
    texts: { ...texts, [id]: after },
    past: [...past.slice(0, -1), { ...last, after }],
    open: undefined,
  };
};

export const undone = ({ texts, past, future }: History): History => {
  const step = past.at(-1);
  if (!step) return { texts, past, future };
  return { texts: { ...texts, [step.id]: step.before }, past: past.slice(0, -1), future: [step, ...future] };
};

/** Undoes without leaving a redo step. */
export const takenBack = (history: History): History => ({ ...undone(history), future: history.future });

export const redone = ({ texts, past, future }: History): History => {
  const [step, ...rest] = future;
  if (!step) return { texts, past, future };
  return { texts: { ...texts, [step.id]: step.after }, past: [...past, step], future: rest };
};

/** Keeps newer typing and all undo steps. */
export const withoutSaved = (history: History, saved: Readonly<Record<string, string>>): History => ({
  ...history,
  texts: Object.fromEntries(Object.entries(history.texts).filter(([id, text]) => saved[id] !== text)),
});
