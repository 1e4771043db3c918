import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { errors } from '#shared/i18n/en/errors.ts';

export type Json = Record<string, unknown>;

const target = 'draft-2020-12';
const folder = join(import.meta.dirname, '../../../shared/schemas');

const isNamed = (value: unknown): value is z.ZodMiniObject => value instanceof z.ZodMiniObject;
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns the `record` of a family of schemas, or any other export itself. */
const recordOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'record' in value ? value.record : value;

/** Names exported objects, so that clients get one type for each. */
const namedSchemas = async (): Promise<Map<string, z.ZodMiniObject>> => {
  const found = new Map<string, z.ZodMiniObject>();
  for (const file of readdirSync(folder).sort()) {
    const exported: Record<string, unknown> = await import(join(folder, file));
    for (const [name, value] of Object.entries(exported).sort(([a], [b]) => (a < b ? -1 : 1))) {
      const schema = recordOf(value);
      if (isNamed(schema) && ![...found.values()].includes(schema)) found.set(capital(name), schema);
    }
  }
  return found;
};

/** Describes a rule between fields, which JSON Schema cannot express. */
const ruleOf = (check: z.core.$ZodCheck<never>): string[] => {
  const { check: kind, params } = { params: undefined, ...check._zod.def };
  const { code } = z.parse(z.object({ code: z.optional(z.string()) }), params ?? {});
  const sentences: Readonly<Record<string, string>> = errors.fields;
  return kind === 'custom' && code ? [`Refused (\`${code}\`): ${sentences[code] ?? code}`] : [];
};

/** Describes what JSON Schema cannot say of days, times and addresses. */
const override = ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: Json }): void => {
  if (typeof jsonSchema.format === 'string') delete jsonSchema.pattern;
  const rules = (zodSchema._zod.def.checks ?? []).flatMap(ruleOf);
  const said = z.globalRegistry.get(zodSchema)?.description;
  const description = [...(said ? [said] : []), ...rules].join(' ');
  if (description) jsonSchema.description = description;
};

const bare = ({ $schema: _, $id: __, id: ___, ...schema }: Json): Json => schema;

/** Inlined, because hardly any body is shared by two calls. */
export const inputSchema = (schema: z.ZodMiniType): Json =>
  bare(z.toJSONSchema(schema, { io: 'input', target, override }));

type ReplyOf = (call: Pick<Route, 'returns'>) => Json;

const refTo = (name: string): string => `#/components/schemas/${name}`;

const referred = (schemas: Record<string, Json>, replies: readonly Json[]): Record<string, Json> => {
  const text = JSON.stringify([replies, schemas]);
  const kept = Object.entries(schemas).filter(([name]) => text.includes(`"${refTo(name)}"`));
  return kept.length === Object.keys(schemas).length ? schemas : referred(Object.fromEntries(kept), replies);
};

export const replySchemas = async (): Promise<{ schemas: Record<string, Json>; replyOf: ReplyOf }> => {
  const named = await namedSchemas();
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of named) registry.add(schema, { id });
  const returned = Object.values(contracts).flatMap((contract) =>
    Object.values<Route>(contract).flatMap(({ returns }) => (returns ? [returns] : [])),
  );
  const nameOf = new Map<z.ZodMiniType, string>([...named].map(([name, schema]) => [schema, name]));
  for (const schema of new Set(returned)) {
    if (nameOf.has(schema)) continue;
    const id = `reply-${nameOf.size}`;
    nameOf.set(schema, id);
    registry.add(schema, { id });
  }
  const { schemas: all } = z.toJSONSchema(registry, { uri: refTo, io: 'output', target, override });
  const whole = Object.entries(all).map(([name, schema]): [string, Json] => [name, bare(schema)]);
  const [replies, records] = [whole.filter(([name]) => !named.has(name)), whole.filter(([name]) => named.has(name))];
  const byName = new Map(replies);
  const replyOf: ReplyOf = ({ returns }) => {
    const name = (returns && nameOf.get(returns)) ?? '';
    return byName.get(name) ?? { $ref: refTo(name) };
  };
  const used = returned.map((returns) => replyOf({ returns }));
  return { schemas: referred(Object.fromEntries(records), used), replyOf };
};
