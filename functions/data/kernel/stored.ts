import {
  type BooleanSchema_,
  boolean,
  type ListSchema_,
  list,
  type NumberSchema_,
  number,
  type Schema,
  type StringSchema_,
  string,
} from 'dynamodb-toolbox/schema';
import type * as z from 'zod/mini';
import { Failure } from './failure.ts';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

type Required = 'atLeastOnce' | 'never';
/** A field that may be absent or null is an optional attribute. */
type RequiredOf<S extends z.ZodMiniType> =
  undefined extends z.input<S> ? 'never' : null extends z.output<S> ? 'never' : 'atLeastOnce';

type Scalar<T, P extends { required: Required }> = [T] extends [string]
  ? StringSchema_<string extends T ? P : P & { enum: T[] }>
  : [T] extends [number]
    ? NumberSchema_<P>
    : [T] extends [boolean]
      ? BooleanSchema_<P>
      : never;
type Attribute<T, P extends { required: Required }> = [T] extends [readonly (infer E)[]]
  ? ListSchema_<Scalar<E, { required: 'atLeastOnce' }>, P>
  : Scalar<T, P>;
type Attributes<S extends Shape> = {
  [K in keyof S]: Attribute<NonNullable<z.output<S[K]>>, { required: RequiredOf<S[K]> }>;
};

// The discriminated union of all zod schemas.
const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

const scalarOf = (schema: z.core.$ZodType) => {
  const def = definitionOf(schema);
  if (def.type === 'string') return string();
  if (def.type === 'number') return number();
  if (def.type === 'boolean') return boolean();
  if (def.type === 'enum') return string().enum(...Object.values(def.entries).map(String));
  if (def.type === 'literal')
    return typeof def.values[0] === 'number' ? number() : string().enum(...def.values.map(String));
  throw new Failure(`no attribute keeps a value of the kind ${def.type}`);
};

const attributeOf = (schema: z.core.$ZodType, required: Required = 'atLeastOnce'): Schema => {
  const def = definitionOf(schema);
  if (def.type === 'default' || def.type === 'nullable') return attributeOf(def.innerType, 'never');
  if (def.type === 'pipe') return attributeOf(def.out, required);
  const attribute = def.type === 'array' ? list(scalarOf(def.element)) : scalarOf(schema);
  return attribute.required(required);
};

/** Derives attributes from a reply schema. Supports strings, numbers, booleans, enums and lists of them. */
export const stored = <const S extends Shape>(shape: S): Attributes<S> =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, attributeOf(schema)])) as Attributes<S>;
