/** One change of a strength as it was typed; it goes on until one leaves the field. */
type Step = { id: string; before: string; after: string };

/** What was typed over the strengths of a table, and the steps that led there, so that they can be undone and done again. */
export type History = {
  /** By the row's id. */
  texts: Readonly<Record<string, string>>;
  past: readonly Step[];
  future: readonly Step[];
  /** The field that is being typed in: what follows belongs to its last step. */
  open?: string | undefined;
};

export const noHistory: History = { texts: {}, past: [], future: [] };

/** Somebody types in a field that showed `before`. */
export const typed = (history: History, id: string, before: string, after: string): History => {
  const last = history.past.at(-1);
  const goesOn = history.open === id && last?.id === id;
  const step = { id, before: goesOn ? last.before : before, after };
  return {
    texts: { ...history.texts, [id]: after },
    past: [...(goesOn ? history.past.slice(0, -1) : history.past), step],
    future: [],
    open: id,
  };
};

/** The field is left: what was typed in it stands as `write` spells it, and what is typed next is another step. */
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

/** The last step undone. */
export const undone = ({ texts, past, future }: History): History => {
  const step = past.at(-1);
  if (!step) return { texts, past, future };
  return { texts: { ...texts, [step.id]: step.before }, past: past.slice(0, -1), future: [step, ...future] };
};

/** What is being typed given up, and what was there before given back; no step is left of it. */
export const takenBack = (history: History): History => ({ ...undone(history), future: history.future });

/** The step that was undone last done again. */
export const redone = ({ texts, past, future }: History): History => {
  const [step, ...rest] = future;
  if (!step) return { texts, past, future };
  return { texts: { ...texts, [step.id]: step.after }, past: [...past, step], future: rest };
};

/** Texts that are saved now; what was typed meanwhile stays, and so do the steps, which can still be undone. */
export const withoutSaved = (history: History, saved: Readonly<Record<string, string>>): History => ({
  ...history,
  texts: Object.fromEntries(Object.entries(history.texts).filter(([id, text]) => saved[id] !== text)),
});
