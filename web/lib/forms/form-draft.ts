type Values = Readonly<Record<string, unknown>>;

/**
 * What a form knows beside the record that it shows: what was typed, over which value of the record each of it was typed, and
 * what the server holds by now, until the record is read again: after it was saved here, or as a refused change told.
 */
export type Draft = {
  typed: Values;
  over: Values;
  known?: Held;
};

/** What the server holds, as far as it is known; `since` names the record that was read before it was known. */
export type Held = { values: object; revision: number | undefined; since: string };

export const nothingTyped: Draft = { typed: {}, over: {} };

export const read = (record: object, name: string): unknown => Reflect.get(record, name);

/** Whether nothing stands there: nothing, or only blanks. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const comparable = (value: unknown): string => {
  if (isNothing(value)) return '';
  // A number that was typed is a text until it is sent.
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : JSON.stringify(value);
};
export const isSame = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

const keepIf = (values: Values, isKept: (value: unknown, name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => isKept(value, name)));

/** Gives what the server holds: the record that was read, or what has been known since then. */
export const heldIn = ({ known }: Draft, record: Held): Held => (known?.since === record.since ? known : record);

/** Gives what stands in the form over what the server holds: what was undone gives way to what has changed there meanwhile. */
export const typedOver = ({ typed, over }: Draft, held: object): Values =>
  keepIf(typed, (value, name) => !isSame(value, over[name]) || isSame(over[name], read(held, name)));

/** The names of what was really changed: what was undone, or is saved, is not. */
export const changedNames = (draft: Draft, held: object): string[] =>
  Object.keys(keepIf(typedOver(draft, held), (value, name) => !isSame(value, read(held, name))));

const without = (values: Values, name: string): Values => keepIf(values, (_, other) => other !== name);

/** The draft without what was typed there. */
export const takeHeld = (draft: Draft, name: string): Draft => ({
  ...draft,
  typed: without(draft.typed, name),
  over: without(draft.over, name),
});

/** The draft once somebody has seen what the server holds there, and keeps what they typed. */
export const keepTyped = (draft: Draft, held: object, name: string): Draft => ({
  ...draft,
  over: { ...draft.over, [name]: read(held, name) },
});

/** The draft after something was typed there. */
export const typeInto = (draft: Draft, held: object, name: string, value: unknown): Draft => {
  const begun = Object.hasOwn(draft.typed, name) ? draft : keepTyped(draft, held, name);
  // Not by `isSame`: a blank at the end of a line is being followed by a word.
  if (JSON.stringify(value) === JSON.stringify(begun.over[name])) return takeHeld(begun, name);
  return { ...begun, typed: { ...begun.typed, [name]: value } };
};

/** The draft after those values were saved; what was typed meanwhile stays, over them. */
export const afterSaving = (draft: Draft, values: object, known: Omit<Held, 'values'>): Draft => {
  const typed = keepIf(draft.typed, (value, name) => !isSame(value, read(values, name)));
  const over = Object.fromEntries(Object.keys(typed).map((name) => [name, read(values, name)]));
  return { typed, over, known: { ...known, values } };
};
