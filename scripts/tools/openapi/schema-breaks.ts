export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
};
export type Schemas = Record<string, Schema>;

type Side = { schema: Schema; schemas: Schemas };
type Compared = { before: Side; now: Side; at: string };

const resolved = ({ schema, schemas }: Side): Side => {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? { schema, schemas } : { schema: schemas[name] ?? {}, schemas };
};

const shapesOf = (side: Side): Side[] => {
  const { schema, schemas } = resolved(side);
  const said = Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : schema.anyOf;
  return said?.flatMap((one) => shapesOf({ schema: one, schemas })) ?? [{ schema, schemas }];
};

const kindsOf = ({ schema: { type, enum: allowed } }: Side): string[] => {
  if (type !== undefined) return [type].flat();
  return allowed ? [...new Set(allowed.map((value) => (value === null ? 'null' : typeof value)))] : ['any'];
};
const holdsKind = (kinds: readonly string[], kind: string): boolean =>
  kinds.includes(kind) || kinds.includes('any') || (kind === 'integer' && kinds.includes('number'));

const memberOf = ({ schemas }: Side, schema: Schema): Side => ({ schema, schemas });

type Compare = (compared: Compared) => string[];

/** Compares the members that both sides have: by name in an object, one each in a list or record. */
const inMembers = ({ before, now, at }: Compared, compare: Compare): string[] => {
  const pairs: [string, Schema | boolean | undefined, Schema | boolean | undefined][] = [
    ['[]', before.schema.items, now.schema.items],
    ['{}', before.schema.additionalProperties, now.schema.additionalProperties],
    ...Object.entries(before.schema.properties ?? {}).map(([name, schema]): [string, Schema, Schema | undefined] => [
      `.${name}`,
      schema,
      now.schema.properties?.[name],
    ]),
  ];
  return pairs.flatMap(([name, one, other]) =>
    typeof one === 'object' && typeof other === 'object'
      ? compare({ before: memberOf(before, one), now: memberOf(now, other), at: `${at}${name}` })
      : [],
  );
};

const membersOf = ({ schema }: Side): string[] => Object.keys(schema.properties ?? {});
const likeness = (one: Side, other: Side): number =>
  membersOf(one).filter((name) => membersOf(other).includes(name)).length +
  kindsOf(one).filter((kind) => kindsOf(other).includes(kind)).length;

/** Finds alternatives that match none of the others, and reports each against the most similar one. */
const misfits = (
  wanted: readonly Side[],
  offered: readonly Side[],
  compare: (one: Side, other: Side) => string[],
): string[] =>
  wanted.flatMap((one) => {
    const alike = offered.toSorted((a, b) => likeness(one, b) - likeness(one, a));
    const tries = alike.map((other) => compare(one, other));
    return tries.some((breaks) => breaks.length === 0) ? [] : (tries[0] ?? []);
  });

const goneFrom = (one: Schema, other: Schema): string[] =>
  Object.keys(one.properties ?? {}).filter((name) => !(name in (other.properties ?? {})));

/** Finds changes that break pages that expect the former reply. */
export const replyBreaks: Compare = (compared) => {
  const { at } = compared;
  const compare = (now: Side, before: Side): string[] => {
    const strange = kindsOf(now).filter((kind) => !holdsKind(kindsOf(before), kind));
    if (strange.length > 0) return [`${at} may be ${strange.join(' or ')}, it was ${kindsOf(before).join(' or ')}`];
    const [was, is] = [before.schema, now.schema];
    const gone = goneFrom(was, is);
    const optional = (was.required ?? []).filter((name) => !gone.includes(name) && !is.required?.includes(name));
    return [
      ...gone.map((name) => `${at}.${name} is gone`),
      ...optional.map((name) => `${at}.${name} may be absent`),
      ...inMembers({ before, now, at }, replyBreaks),
    ];
  };
  return misfits(shapesOf(compared.now), shapesOf(compared.before), compare);
};

/** Finds changes that break pages that send the former request, every field of which must be accepted. */
export const requestBreaks: Compare = (compared) => {
  const { at } = compared;
  const compare = (before: Side, now: Side): string[] => {
    const refused = kindsOf(before).filter((kind) => !holdsKind(kindsOf(now), kind));
    if (refused.length > 0) return [`${at} may not be ${refused.join(' or ')} any more`];
    const [was, is] = [before.schema, now.schema];
    const values = (was.enum ?? []).filter((value) => is.enum && !is.enum.includes(value));
    const required = (is.required ?? []).filter((name) => !was.required?.includes(name));
    return [
      ...(is.enum && !was.enum ? [`${at} takes certain values only`] : []),
      ...values.map((value) => `${at} does not take ${JSON.stringify(value)} any more`),
      ...goneFrom(was, is).map((name) => `${at}.${name} is not taken any more`),
      ...required.map((name) => `${at}.${name} must be said now`),
      ...inMembers({ before, now, at }, requestBreaks),
    ];
  };
  return misfits(shapesOf(compared.before), shapesOf(compared.now), compare);
};
