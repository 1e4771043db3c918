import type * as z from 'zod/mini';
import type { FieldCode } from '#shared/field-errors.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The typed values, the record's value when each was typed, and the server's newer state, known from a save or a
 * refused change, until the record is reread.
 */
export type Draft = {
  typed: Values;
  over: Values;
  known?: Held;
};

/** `since` identifies the record that had been read before. */
type Held = { values: object; revision: number | undefined; since: string };

export const emptyDraft: Draft = { typed: {}, over: {} };

export const read = (record: object, name: string): unknown => Reflect.get(record, name);

/** Undefined, null or blank text. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const comparable = (value: unknown): string => {
  if (isEmptyValue(value)) return '';
  // A typed number is a text until it is sent.
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : JSON.stringify(value);
};
export const isSame = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

const keepIf = (values: Values, isKept: (value: unknown, name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => isKept(value, name)));

export const heldIn = ({ known }: Draft, record: Held): Held => (known?.since === record.since ? known : record);

/** Returns the typed values, except those typed back to their start while the server changed them. */
export const typedOver = ({ typed, over }: Draft, held: object): Values =>
  keepIf(typed, (value, name) => !isSame(value, over[name]) || isSame(over[name], read(held, name)));

export const changedNames = (draft: Draft, held: object): string[] =>
  Object.keys(keepIf(typedOver(draft, held), (value, name) => !isSame(value, read(held, name))));

const without = (values: Values, name: string): Values => keepIf(values, (_, other) => other !== name);

export const discardTyped = (draft: Draft, name: string): Draft => ({
  ...draft,
  typed: without(draft.typed, name),
  over: without(draft.over, name),
});

/** The typed value overrides the server's current one. */
export const keepTyped = (draft: Draft, held: object, name: string): Draft => ({
  ...draft,
  over: { ...draft.over, [name]: read(held, name) },
});

export const typeInto = (draft: Draft, held: object, name: string, value: unknown): Draft => {
  const begun = Object.hasOwn(draft.typed, name) ? draft : keepTyped(draft, held, name);
  // Not `isSame`: a trailing blank may be followed by a word.
  if (JSON.stringify(value) === JSON.stringify(begun.over[name])) return discardTyped(begun, name);
  return { ...begun, typed: { ...begun.typed, [name]: value } };
};

/** Keeps what was typed during the save. */
export const afterSaving = (draft: Draft, values: object, known: Omit<Held, 'values'>): Draft => {
  const typed = keepIf(draft.typed, (value, name) => !isSame(value, read(values, name)));
  const over = Object.fromEntries(Object.keys(typed).map((name) => [name, read(values, name)]));
  return { typed, over, known: { ...known, values } };
};

const isNumber = (field: unknown): boolean => {
  if (typeof field !== 'object' || field === null) return false;
  const def = read(field, 'def');
  if (typeof def !== 'object' || def === null) return false;
  return read(def, 'type') === 'number' || isNumber(read(def, 'innerType') ?? read(def, 'out'));
};

/** Accepts a point or a comma; any other text is returned for the schema to refuse. */
const numberIn = (text: string): string | number => {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? text : number;
};

export const numbersRead = (schema: z.ZodMiniObject, values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && isNumber(schema.shape[name]) ? numberIn(value) : value,
    ]),
  );

/** Keyed by field and error code. */
export type FieldWords = Readonly<Record<string, Partial<Record<FieldCode, string>>>>;

type TextOf<V> = Exclude<Extract<V, string>, ''>;
/** A number stays a text while it is being typed. */
type Typed<V> = TextOf<V> | Extract<V, number>;
type Loose<V> = [Typed<V>] extends [never] ? Exclude<V, undefined | ''> : string | Extract<V, number | null>;
/** A field without text is null when empty. */
export type FormValues<S extends z.ZodMiniType> = { [K in keyof z.input<S>]-?: Loose<z.input<S>[K]> };
export type TextName<V> = { [K in keyof V]: [Extract<V[K], string>] extends [never] ? never : K }[keyof V] & string;

/** `revision` is the revision that the change is based on (D90). */
type Change<S extends z.ZodMiniObject> = { changed: Partial<z.output<S>>; revision: number | undefined };

export type FormOptions<S extends z.ZodMiniObject, R> = {
  /** The call's body, or the part of it that is typed. */
  schema: S;
  /** Untouched fields follow the record. */
  initial: FormValues<S>;
  revision?: number | undefined;
  /** Returns the values of a record that was changed meanwhile; by default its fields of the same names. */
  valuesOf?: (record: R) => FormValues<S>;
  /** Usually `(body) => save.mutateAsync({ body })`, of a `useSend`. */
  send: (body: z.output<S>, change: Change<S>) => Promise<R>;
  confirm?: (body: z.output<S>) => Promise<boolean>;
  /** Called once leaving the screen no longer asks. */
  onDone?: (reply: R) => void;
  words?: FieldWords;
  /** Leaving loses nothing of value, as with a login form. */
  isFleeting?: boolean;
  /** The form stays on the screen, whichever tab is open. */
  spansTabs?: boolean;
};
