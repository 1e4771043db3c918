import type { Route } from '#shared/contract.ts';
import { refusals, success } from './responses.ts';
import { inputSchema, type Json } from './schemas.ts';
import { describe, subjectAt } from './words.ts';

/** Equals `id` of schemas/fields.ts. */
const idSchema: Json = { $ref: '#/components/schemas/Id' };

const described = (description: string | undefined): Json => (description ? { description } : {});

const pathParameters = (route: Route): Json[] =>
  [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    ...described(subjectAt(route, `params.${name}`)),
    schema: idSchema,
  }));

const queryParameters = (route: Route): Json[] => {
  if (!route.query) return [];
  const { properties = {}, required = [] } = inputSchema(route.query) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...described(subjectAt(route, `query.${name}`)),
    schema,
  }));
};

const header = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

const headerParameters = ({ once, versioned, method }: Route): Json[] => [
  ...(once
    ? [
        header('Idempotency-Key', 'The same key again gets the first reply again, for a day', {
          type: 'string',
          pattern: '^[A-Za-z0-9_-]{8,100}$',
        }),
      ]
    : []),
  ...(versioned && method === 'PUT'
    ? [header('If-Match', 'The ETag that the change rests on; 412 when it is not any more', { type: 'string' })]
    : []),
];

const bodyOf = ({ body, multipart }: Route): Json => {
  if (!body) return {};
  const schema = inputSchema(body);
  const content = { 'application/json': { schema }, ...(multipart && { 'multipart/form-data': { schema } }) };
  return { requestBody: { required: true, content } };
};

const securityOf = ({ allow, signIn }: Route): Json[] => {
  if (!allow.includes('public')) return [{ bearer: [] }];
  // An empty requirement allows calls without a token.
  return signIn === 'optional' ? [{}, { bearer: [] }] : [];
};

export const operation = (
  { group, name, route }: { group: string; name: string; route: Route },
  reply: () => Json,
  shared: Record<string, Json>,
): Json => ({
  operationId: `${group}.${name}`,
  tags: [group],
  summary: route.summary,
  description: describe(route),
  security: securityOf(route),
  parameters: [...pathParameters(route), ...queryParameters(route), ...headerParameters(route)],
  ...bodyOf(route),
  responses: { ...success(route, reply), ...refusals(route, shared) },
});
