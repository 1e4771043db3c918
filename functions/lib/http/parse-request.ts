import * as z from 'zod/mini';
import type { Route } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { fieldErrors } from '#shared/field-errors.ts';
import { id } from '#shared/schemas/fields.ts';
import type { RawRequest } from './raw-request.ts';
import { textFaults } from './text-faults.ts';

/** What a handler gets of a request. */
export type ParsedRequest = { params: Record<string, string>; query: unknown; body: unknown };

const parse = (schema: z.ZodMiniType, value: unknown): unknown => {
  const result = z.safeParse(schema, value, { reportInput: true });
  const faults = textFaults(value);
  if (result.success && faults.length === 0) return result.data;
  throw new AppError('invalid', { details: fieldErrors([...faults, ...(result.error?.issues ?? [])]) });
};

/** An id that nobody has, and nothing. */
const nobody = 'nobody';

/**
 * The path's ids; what cannot be one is 404, like one that does not exist (D62). A page of what is not there is its handler's
 * to make, who is asked for nobody's.
 */
export const parseParams = ({ answers }: Route, params: RawRequest['params']): Record<string, string> => {
  const ids = Object.entries(params).map(([name, value]): [string, string] => {
    if (z.safeParse(id, value).success) return [name, value];
    if (answers === 'page') return [name, nobody];
    throw new AppError('not_found');
  });
  return Object.fromEntries(ids);
};

/** Path, query and body as the route declares them; throws 404 for the path, 400, 415, or 422 with one entry per field. */
export const parseRequest = async (route: Route, request: RawRequest): Promise<ParsedRequest> => ({
  params: parseParams(route, request.params),
  query: route.query ? parse(route.query, request.query) : {},
  body: route.body ? parse(route.body, await request.body()) : {},
});
