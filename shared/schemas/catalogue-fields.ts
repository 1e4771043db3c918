import * as z from 'zod/mini';
import { catalogueId, textOrEmpty } from './catalogue-entry.ts';
import { atMost, day, type shortText } from './fields.ts';
import { maybe } from './record.ts';

/** A field's name in catalogue-lists.ts is also its stored attribute, its CSV column and its name in the audit log. */

/** The widest replies that show a field; `files` means the CSV export only. */
type Place = 'files' | 'entry' | 'suggestion' | 'list';

type Options = {
  readonly shown: Place;
  /** A file of an earlier release has no such column and imports the empty value. */
  readonly since?: string;
  readonly hasColumn?: boolean;
  /** Filters the super administrators' list of jobs; for a number, a choice or words that the list shows. */
  readonly filter?: boolean;
  readonly lint?: 'untranslated' | 'untagged';
};

type Kind =
  | { readonly kind: 'text'; readonly maximum: number }
  | { readonly kind: 'number'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'words'; readonly of: readonly string[] }
  | { readonly kind: 'numbers'; readonly of: readonly number[] }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'phrases'; readonly count: number; readonly length: number }
  | { readonly kind: 'date' }
  | { readonly kind: 'reference' };

export type Field = Kind &
  Options & {
    /**
     * Value for entries that were stored before the field existed, or that leave it out; absent where the field is
     * required.
     */
    readonly empty?: '' | null | readonly never[];
    /** Validates requests, and replies with lists and entries; `answer` validates those with suggested jobs. */
    readonly input: z.ZodMiniType;
    readonly answer: z.ZodMiniType;
  };
export type Fields = Readonly<Record<string, Field>>;

/** Counts repetitions. */
const mostSent = 100;

/** Digits in a text are a number, too (D28). */
const numberInput = (minimum: number, maximum: number) => {
  const inDigits = (value: number | string): unknown =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return z.pipe(z.transform(inDigits), z.int().check(z.gte(minimum), z.lte(maximum)));
};

/** Drops repetitions and sorts by the list. */
const someOf = <const T extends string | number>(of: readonly T[]) =>
  z._default(
    z.array(z.literal(of)).check(
      atMost(mostSent),
      z.overwrite((given) => of.filter((one) => given.includes(one))),
    ),
    [],
  );

const phrasesInput = (count: number, length: number) =>
  z._default(
    z
      // A semicolon ends a phrase in a CSV cell.
      .array(z.string().check(z.trim(), z.minLength(1), atMost(length), z.regex(/^[^;]*$/)))
      .check(
        atMost(count),
        z.overwrite((given) => [...new Set(given)]),
      ),
    [],
  );

export const requiredText = <const O extends Options>(maximum: number, input: typeof shortText, options: O) => ({
  ...({ kind: 'text', answer: z.string() } as const),
  ...{ maximum, input },
  ...options,
});

export const text = <const O extends Options>(maximum: number, options: O) => ({
  ...({ kind: 'text', empty: '', answer: z.string() } as const),
  ...{ maximum, input: textOrEmpty(maximum) },
  ...options,
});

export const requiredNumber = <const O extends Options>(minimum: number, maximum: number, options: O) => ({
  ...({ kind: 'number', answer: z.int() } as const),
  ...{ minimum, maximum, input: numberInput(minimum, maximum) },
  ...options,
});

export const number = <const O extends Options>(minimum: number, maximum: number, options: O) => ({
  ...({ kind: 'number', empty: null, answer: z.nullable(z.int()) } as const),
  ...{ minimum, maximum, input: maybe(numberInput(minimum, maximum)) },
  ...options,
});

export const requiredDate = <const O extends Options>(options: O) => ({
  ...({ kind: 'date', answer: z.string() } as const),
  ...{ input: day },
  ...options,
});

const isDayOrEmpty = (given: string): boolean => given === '' || day.safeParse(given).success;

/** An ISO date; the empty one precedes all others. */
export const date = <const O extends Options>(options: O) => ({
  ...({ kind: 'date', empty: '' } as const),
  ...{ input: z._default(z.string().check(z.refine(isDayOrEmpty)), ''), answer: z.string() },
  ...options,
});

export const words = <const T extends string, const O extends Options>(of: readonly T[], options: O) => ({
  ...({ kind: 'words', empty: [] } as const),
  ...{ of, input: someOf(of), answer: z.array(z.enum(of)) },
  ...options,
});

/** From 1 to the length of the list. */
export const numbers = <const T extends number, const O extends Options>(of: readonly T[], options: O) => ({
  ...({ kind: 'numbers', empty: [] } as const),
  ...{ of, input: someOf(of), answer: z.array(z.literal(of)) },
  ...options,
});

export const choice = <const T extends string, const O extends Options>(of: readonly T[], options: O) => ({
  ...({ kind: 'choice', empty: null } as const),
  ...{ of, input: maybe(z.enum(of)), answer: z.nullable(z.enum(of)) },
  ...options,
});

/** Keeps their order and drops repetitions. */
export const phrases = <const O extends Options>(count: number, length: number, options: O) => ({
  ...({ kind: 'phrases', empty: [], answer: z.array(z.string()) } as const),
  ...{ count, length, input: phrasesInput(count, length) },
  ...options,
});

export const reference = <const O extends Options>(options: O) => ({
  ...({ kind: 'reference', empty: null } as const),
  ...{ input: maybe(catalogueId), answer: z.nullable(catalogueId) },
  ...options,
});

type Shapes<F, P extends Place, S extends 'input' | 'answer'> = {
  [K in keyof F as F[K] extends { readonly shown: P } ? K : never]: F[K] extends Readonly<Record<S, infer Z>>
    ? Z
    : never;
};

/** A reply of the release before `since` has no such field: it reads as empty. */
const schemaOf = (field: Field, schema: 'input' | 'answer'): z.ZodMiniType =>
  schema === 'answer' && field.since !== undefined ? z._default(field.answer, field.empty) : field[schema];

export const shapesOf = <F extends Fields, const S extends 'input' | 'answer', const P extends Place>(
  fields: F,
  schema: S,
  places: readonly P[],
) => {
  const isShown = ({ shown }: Field): boolean => places.some((place) => place === shown);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isShown(field) ? [[name, schemaOf(field, schema)]] : [])),
  ) as Shapes<F, P, S>;
};

type Widened<V> = V extends readonly (infer E)[] ? readonly (E extends number ? number : E)[] : V;

export type Values<F> = {
  readonly [K in keyof F]: F[K] extends { readonly input: infer S extends z.ZodMiniType }
    ? Widened<z.output<S>>
    : never;
};
