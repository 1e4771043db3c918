import { basePath, type Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { id } from '#shared/schemas/fields.ts';
import { operation } from './openapi/operation.ts';
import { errorSchema, methodNotAllowed } from './openapi/responses.ts';
import { inputSchema, type Json, replySchemas } from './openapi/schemas.ts';
import { introduction } from './openapi/words.ts';

export const openapi = async (): Promise<Json> => {
  const { schemas, replyOf } = await replySchemas();
  const paths: Record<string, Json> = {};
  const responses: Record<string, Json> = { method_not_allowed: methodNotAllowed };
  for (const [group, contract] of Object.entries(contracts)) {
    for (const [name, route] of Object.entries<Route>(contract)) {
      const path = `${basePath}${route.path}`;
      const described = operation({ group, name, route }, () => replyOf(route), responses);
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: described };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Thésée', version: 'v0', description: introduction, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: Object.keys(contracts).map((name) => ({ name, description: `The calls of ${name}` })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Id: inputSchema(id), Error: errorSchema, ...schemas },
      responses,
    },
  };
};
