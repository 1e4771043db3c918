import * as z from 'zod';
import openapi from '#shared/openapi.json' with { type: 'json' };

/** Checks against the published OpenAPI document rather than the contract that both derive from. */

type Schema = Parameters<typeof z.fromJSONSchema>[0];
type Described = {
  description?: string;
  content?: Record<string, { schema?: Schema }>;
  headers?: Record<string, { required?: boolean }>;
};
type Operation = { responses: Record<string, Described | { $ref: string }> };

const { paths, components } = openapi as unknown as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Described> };
};

const operationOf = (call: string): Operation | undefined => {
  const [method = '', path = ''] = call.split(' ');
  return paths[path]?.[method.toLowerCase()];
};

const followed = (described: Operation['responses'][string] | undefined): Described | undefined =>
  described && '$ref' in described ? components.responses[described.$ref.split('/').at(-1) ?? ''] : described;

/** Drops defaults, which would fill in missing fields, and Unicode patterns, which zod's JSON Schema reader rejects. */
const readable = (key: string, value: unknown): unknown =>
  key === 'default' || (key === 'pattern' && String(value).includes('\\p{')) ? undefined : value;
const validators = new Map<Schema, z.ZodType>();
const validatorOf = (schema: Schema): z.ZodType => {
  const known = validators.get(schema);
  if (known) return known;
  const whole = JSON.stringify({ $defs: components.schemas, ...Object(schema) }, readable);
  const made = z.fromJSONSchema(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')));
  validators.set(schema, made);
  return made;
};

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('application/json') ?? false;

const wrongBody = async (reply: Response, content: Described['content']): Promise<string[]> => {
  const type = reply.headers.get('content-type')?.split(';')[0] ?? null;
  const expected = Object.keys(content ?? {});
  const isExpected = type === null ? expected.length === 0 : expected.includes(type);
  if (!isExpected) return [`answers ${type}, not ${expected.join(' or ')}`];
  const schema = type === 'application/json' && content?.[type]?.schema;
  if (!schema) return [];
  const parsed = validatorOf(schema).safeParse(await reply.clone().json());
  return parsed.success ? [] : [`answers another shape: ${z.prettifyError(parsed.error)}`];
};

/** An error's code must be listed in its response's description. */
const wrongCode = async (reply: Response, { description }: { description?: string }): Promise<string[]> => {
  if (reply.status < 400 || !isJson(reply)) return [];
  const { code } = await reply.clone().json();
  return description?.includes(`\`${code}\``) ? [] : [`answers ${reply.status} ${code}: declare it in its \`refuses\``];
};

/** Deviations of a reply to a call (`GET /api/v0/users/{id}`). */
export const undescribed = async (call: string, reply: Response): Promise<string[]> => {
  const operation = operationOf(call);
  if (!operation) return [`${call} is not described`];
  const response = followed(operation.responses[reply.status]);
  const { code = '' } = reply.status >= 400 && isJson(reply) ? await reply.clone().json() : {};
  if (!response) return [`${call} answers ${reply.status} ${code}, which the document does not say: see \`refuses\``];
  const missing = Object.entries(response.headers ?? {}).flatMap(([name, { required }]) =>
    required === false || reply.headers.has(name) ? [] : [name],
  );
  return [
    ...missing.map((name) => `answers ${reply.status} without ${name}`),
    ...(await wrongBody(reply, response.content)),
    ...(await wrongCode(reply, response)),
  ].map((finding) => `${call} ${finding}`);
};
