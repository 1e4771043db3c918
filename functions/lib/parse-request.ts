import * as z from 'zod/mini';
import type { Route } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { id } from '#shared/schemas/fields.ts';
import { fieldErrors } from './field-errors.ts';
import type { HttpEvent } from './http.ts';

const params = z.record(z.string(), id);

const readBody = (event: HttpEvent): unknown => {
  if (!event.body) return {};
  const type = event.headers['content-type'] ?? '';
  if (!/^application\/json\b/i.test(type)) throw new AppError('unsupported_type');
  try {
    return JSON.parse(event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString('utf8') : event.body);
  } catch {
    throw new AppError('unreadable');
  }
};

const parse = (schema: z.ZodMiniType, value: unknown): unknown => {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (!result.success) throw new AppError('invalid', { details: fieldErrors(result.error.issues) });
  return result.data;
};

/** Path, query and body as the route declares them; throws 400, 415, or 422 with one entry per field. */
export const parseRequest = (route: Route, event: HttpEvent) => ({
  params: parse(params, event.pathParameters ?? {}),
  query: route.query ? parse(route.query, event.queryStringParameters ?? {}) : {},
  body: route.body ? parse(route.body, readBody(event)) : {},
});
