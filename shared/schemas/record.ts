import * as z from 'zod/mini';
import { id } from './fields.ts';

/** What every record is made of, so that its shape is said once for what is sent, stored and answered. */

const isNothing = (value: unknown): value is string => typeof value === 'string' && value.trim() === '';

type Sent<S extends z.ZodMiniType> = z.input<S> | null | '';
type Maybe<S extends z.ZodMiniType> = z.ZodMiniDefault<
  z.ZodMiniPipe<z.ZodMiniTransform<unknown, Sent<S>>, z.ZodMiniNullable<S>>
>;

/** An optional field (D28): absent, null or nothing typed is null, on the way in and on the way out. */
export const maybe = <S extends z.ZodMiniType>(field: S): Maybe<S> => {
  const nullIfNothing = (value: Sent<S>): unknown => (isNothing(value) ? null : value);
  return z._default(z.pipe(z.transform(nullIfNothing), z.nullable(field)), null);
};

/** A text that always says something: absent, null or nothing typed is its usual value. */
export const usually = (field: z.ZodMiniString, usual: string) => {
  const usualIfNothing = (value: string | null): unknown => (value === null || isNothing(value) ? usual : value);
  return z._default(z.pipe(z.transform(usualIfNothing), field), usual);
};

/**
 * Where a list goes on that is too long for one reply: `next` of a page is `after` of the next one. All of it fits into one up
 * to some ten thousand rows.
 */
export const pageQuery = { after: z.optional(id) };
export const page = { next: z.optional(id) };

/** The number of a record's changes, on which the next one rests (D90). */
export const revision = { revision: z._default(z.int().check(z.gte(0)), 0) };

/** Names and what may stand under them. */
export type Fields = Readonly<Record<string, z.ZodMiniType>>;
type Change<S extends z.ZodMiniType> =
  S extends z.ZodMiniDefault<infer Inner extends z.ZodMiniType> ? z.ZodMiniOptional<Inner> : z.ZodMiniOptional<S>;

const changeOf = (field: z.ZodMiniType) => z.optional(field instanceof z.ZodMiniDefault ? field.def.innerType : field);

/** What a PUT may say of a record (D69): what is left out stays as it is, null or nothing typed clears an optional field. */
export const changesTo = <const F extends Fields>(fields: F) =>
  z.object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, changeOf(field)])) as {
      [K in keyof F]: Change<F[K]>;
    },
  );
