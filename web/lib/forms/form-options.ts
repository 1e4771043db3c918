import type * as z from 'zod/mini';
import type { FieldWords } from './use-field-errors.ts';

type TextOf<V> = Exclude<Extract<V, string>, ''>;
/** A number stays a text while it is being typed. */
type Typed<V> = TextOf<V> | Extract<V, number>;
type Loose<V> = [Typed<V>] extends [never] ? Exclude<V, undefined | ''> : string | Extract<V, number | null>;
/** The fields of a form: a call's body while it is being typed. An empty field that holds no text is null. */
export type FormValues<S extends z.ZodMiniType> = { [K in keyof z.input<S>]-?: Loose<z.input<S>[K]> };
/** The names of the fields that hold text or a number. */
export type TextName<V> = { [K in keyof V]: [Extract<V[K], string>] extends [never] ? never : K }[keyof V] & string;

/** The changed part of the body and the revision that it is based on (D90). */
type Change<S extends z.ZodMiniObject> = { changed: Partial<z.output<S>>; revision: number | undefined };

export type FormOptions<S extends z.ZodMiniObject, R> = {
  /** The body of the call, or the part of it that is typed. */
  schema: S;
  /** The record as read, or empty values. Untouched fields follow it. */
  initial: FormValues<S>;
  /** The record's revision, where it has one. */
  revision?: number | undefined;
  /** Reads the form's values from a record that was changed meanwhile; by default its fields of the same names. */
  valuesOf?: (record: R) => FormValues<S>;
  /** `(body) => save.mutateAsync({ body })`, of a `useSend`. */
  send: (body: z.output<S>, change: Change<S>) => Promise<R>;
  /** Asks before something irreversible is sent; false sends nothing. */
  confirm?: (body: z.output<S>) => Promise<boolean>;
  /** Runs after saving, when leaving the screen no longer asks. */
  onDone?: (reply: R) => void;
  words?: FieldWords;
  /** True when leaving loses nothing of value, as with a login. */
  isFleeting?: boolean;
  /** True when the form stays on the screen whichever tab is open. */
  spansTabs?: boolean;
};
