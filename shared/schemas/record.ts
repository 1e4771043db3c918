import * as z from 'zod/mini';
import { id } from './fields.ts';

const isNothing = (value: unknown): value is string => typeof value === 'string' && value.trim() === '';

type Sent<S extends z.ZodMiniType> = z.input<S> | null | '';
type Maybe<S extends z.ZodMiniType> = z.ZodMiniDefault<
  z.ZodMiniPipe<z.ZodMiniTransform<unknown, Sent<S>>, z.ZodMiniNullable<S>>
>;

/** Absent, null and blank become null, in requests and replies (D28). */
export const maybe = <S extends z.ZodMiniType>(field: S): Maybe<S> => {
  const nullIfNothing = (value: Sent<S>): unknown => (isNothing(value) ? null : value);
  return z._default(z.pipe(z.transform(nullIfNothing), z.nullable(field)), null);
};

/**
 * A list in a reply. Drops items of kinds that this release does not know, so that an open page can read the replies of
 * the next release, and checks the others (record 49). Items without an own kind are their kind.
 */
export const ofKnownKinds = <S extends z.ZodMiniType>(item: S, kinds: readonly string[]) => {
  const kindOf = (one: unknown): unknown => (typeof one === 'object' && one !== null ? Reflect.get(one, 'kind') : one);
  const isKnown = (one: unknown): boolean => kinds.some((kind) => kind === kindOf(one));
  const dropUnknown = (items: z.input<S>[]): z.input<S>[] => (Array.isArray(items) ? items.filter(isKnown) : items);
  return z.pipe(z.transform(dropUnknown), z.array(item));
};

/** The default also replaces null and blank. */
export const usually = (field: z.ZodMiniString, usual: string) => {
  const usualIfNothing = (value: string | null): unknown => (value === null || isNothing(value) ? usual : value);
  return z._default(z.pipe(z.transform(usualIfNothing), field), usual);
};

/** Cursor: `next` of a page is `after` of the following one. A page holds up to some ten thousand rows. */
export const pageQuery = { after: z.optional(id) };
export const page = { next: z.optional(id) };

/** Checked by the optimistic lock (D90). */
export const revision = { revision: z._default(z.int().check(z.gte(0)), 0) };

/** Where something lives. Absent where the stage has one cell. */
export const inCell = { cell: z.optional(z.string()) };

export type Fields = Readonly<Record<string, z.ZodMiniType>>;
type Change<S extends z.ZodMiniType> =
  S extends z.ZodMiniDefault<infer Inner extends z.ZodMiniType> ? z.ZodMiniOptional<Inner> : z.ZodMiniOptional<S>;

const changeOf = (field: z.ZodMiniType) => z.optional(field instanceof z.ZodMiniDefault ? field.def.innerType : field);

/** Omitted fields stay unchanged; null and blank clear an optional field (D69). */
export const changesTo = <const F extends Fields>(fields: F) =>
  z.object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, changeOf(field)])) as {
      [K in keyof F]: Change<F[K]>;
    },
  );

export const ofCampus = <const F extends Fields>(fields: F) => ({
  added: z.object({ universityId: id, ...fields }),
  changes: changesTo(fields),
  record: z.object({ id, universityId: id, ...fields, ...revision }),
});
