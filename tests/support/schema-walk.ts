import type * as z from 'zod/mini';

type Schema = z.core.$ZodTypes;

export type Found = {
  readonly kind: 'text' | 'list' | 'transform';
  readonly at: string;
  readonly checks: readonly z.core.$ZodCheck[];
  readonly name?: string;
};

/** A format such as `z.email()` is itself the first check. */
const checksOf = (schema: Schema): z.core.$ZodCheck[] => [
  ...('check' in schema._zod.def ? [schema as unknown as z.core.$ZodCheck] : []),
  ...(schema._zod.def.checks ?? []),
];

/** Throws for an unknown kind of schema. */
const partsOf = (schema: Schema): [string, Schema][] => {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([name, field]) => [`.${name}`, field as Schema]);
    case 'array':
      return [['[]', def.element as Schema]];
    case 'record':
      return [
        ['{key}', def.keyType as Schema],
        ['{}', def.valueType as Schema],
      ];
    case 'union':
      return def.options.map((option, place) => [`|${place}`, option as Schema]);
    case 'optional':
    case 'nullable':
    case 'default':
      return [['', def.innerType as Schema]];
    case 'pipe':
      return [
        ['', def.in as Schema],
        ['', def.out as Schema],
      ];
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'file':
    case 'transform':
      return [];
    default:
      throw new Error(`nobody knows what is below a ${def.type}`);
  }
};

export const foundIn = (schema: z.ZodMiniType, at: string): Found[] => {
  const known = schema as unknown as Schema;
  const { def } = known._zod;
  const own: Found[] =
    def.type === 'string'
      ? [{ kind: 'text', at, checks: checksOf(known) }]
      : def.type === 'array'
        ? [{ kind: 'list', at, checks: checksOf(known) }]
        : def.type === 'transform'
          ? [{ kind: 'transform', at, checks: [], name: def.transform.name }]
          : [];
  return [...own, ...partsOf(known).flatMap(([name, part]) => foundIn(part as unknown as z.ZodMiniType, at + name))];
};
