import type * as z from 'zod/mini';
import type { FieldWords } from './use-field-errors.ts';

type TextOf<V> = Exclude<Extract<V, string>, ''>;
/** A number stays a text while it is being typed. */
type Typed<V> = TextOf<V> | Extract<V, number>;
type Loose<V> = [Typed<V>] extends [never] ? Exclude<V, undefined | ''> : string | Extract<V, number | null>;
/** An empty field that holds no text is null. */
export type FormValues<S extends z.ZodMiniType> = { [K in keyof z.input<S>]-?: Loose<z.input<S>[K]> };
export type TextName<V> = { [K in keyof V]: [Extract<V[K], string>] extends [never] ? never : K }[keyof V] & string;

/** `revision` is the one that the change is based on (D90). */
type Change<S extends z.ZodMiniObject> = { changed: Partial<z.output<S>>; revision: number | undefined };

export type FormOptions<S extends z.ZodMiniObject, R> = {
  /** The call's body, or the part of it that is typed. */
  schema: S;
  /** Untouched fields follow the record. */
  initial: FormValues<S>;
  revision?: number | undefined;
  /** For a record that was changed meanwhile; by default its fields of the same names. */
  valuesOf?: (record: R) => FormValues<S>;
  /** `(body) => save.mutateAsync({ body })`, of a `useSend`. */
  send: (body: z.output<S>, change: Change<S>) => Promise<R>;
  confirm?: (body: z.output<S>) => Promise<boolean>;
  /** When leaving the screen no longer asks. */
  onDone?: (reply: R) => void;
  words?: FieldWords;
  /** Leaving loses nothing of value, as with a login. */
  isFleeting?: boolean;
  /** The form stays on the screen whichever tab is open. */
  spansTabs?: boolean;
};
