import * as z from 'zod/mini';
import { basePath, type Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { errorStatus } from '#shared/errors.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return rest;
};

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const queryParameters = (query: z.ZodMiniType): Json[] => {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});

const headerParameters = ({ once, versioned, method }: Route): Json[] => [
  ...(once ? [header('Idempotency-Key', 'The same key again gets the first reply again, for a day')] : []),
  ...(versioned && method === 'PUT'
    ? [header('If-Match', 'The ETag that the change rests on; 412 when it is not any more')]
    : []),
];

/** The types that a body may come as. */
const bodyOf = ({ body, multipart }: Route): Json => {
  if (!body) return {};
  const schema = schemaOf(body, 'input');
  const content = { 'application/json': { schema }, ...(multipart && { 'multipart/form-data': { schema } }) };
  return { requestBody: { required: true, content } };
};

const success = (route: Route): Json => {
  if (route.answers === 'redirect') return { 302: { description: 'Found' } };
  if (route.answers)
    return { 200: { description: 'OK', content: { [route.answers === 'page' ? 'text/html' : route.answers]: {} } } };
  if (!route.returns) return { 204: { description: 'No Content' } };
  const content = { 'application/json': { schema: schemaOf(route.returns, 'output') } };
  return { [route.status ?? 200]: { description: route.status === 201 ? 'Created' : 'OK', content } };
};

const securityOf = ({ allow, signIn }: Route): Json[] => {
  if (!allow.includes('public')) return [{ bearer: [] }];
  // An empty requirement: also without a token.
  return signIn === 'optional' ? [{}, { bearer: [] }] : [];
};

const operation = (group: string, name: string, route: Route): Json => ({
  operationId: `${group}.${name}`,
  tags: [group],
  summary: route.summary,
  description: `Allowed: ${route.allow.join(' or ')}`,
  security: securityOf(route),
  parameters: [
    ...pathParameters(route.path),
    ...(route.query ? queryParameters(route.query) : []),
    ...headerParameters(route),
  ],
  ...bodyOf(route),
  responses: { ...success(route), default: { $ref: '#/components/responses/Error' } },
});

const errorSchema: Json = {
  type: 'object',
  required: ['msg', 'code', 'requestId'],
  properties: {
    msg: { type: 'string', description: "A sentence in the caller's language" },
    code: { enum: Object.keys(errorStatus) },
    details: { type: 'array', items: { type: 'object' } },
    requestId: { type: 'string' },
  },
};

/** The OpenAPI 3.1 description of every call, made from the contracts. */
export const openapi = (): Json => {
  const paths: Record<string, Json> = {};
  for (const [group, contract] of Object.entries(contracts)) {
    for (const [name, route] of Object.entries<Route>(contract)) {
      const path = `${basePath}${route.path}`;
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(group, name, route) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Thésée', version: 'v0' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Error: { description: 'Refused', content: { 'application/json': { schema: errorSchema } } },
      },
    },
  };
};
