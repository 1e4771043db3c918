import * as z from 'zod/mini';
import type { Route } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { fieldErrors } from '#shared/field-errors.ts';
import { id } from '#shared/schemas/fields.ts';
import type { RawRequest } from './raw-request.ts';

type ParsedRequest = { params: Record<string, string>; query: unknown; body: unknown };

/** Control characters other than tab and line breaks, and lone surrogates. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/**
 * Returns one issue for each text that holds an unwritable character. The schemas do not check this because replies
 * pass through them too, and text that was stored before this rule must stay readable.
 */
const textFaults = (value: unknown, path: readonly PropertyKey[] = []): z.core.$ZodIssue[] => {
  if (typeof value === 'string' && unwritable.test(value)) {
    return [{ code: 'custom', path: [...path], input: value, message: '', params: { code: 'control_character' } }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textFaults(part, [...path, name]));
};

const parse = (schema: z.ZodMiniType, value: unknown): unknown => {
  const result = z.safeParse(schema, value, { reportInput: true });
  const faults = textFaults(value);
  if (result.success && faults.length === 0) return result.data;
  throw new AppError('invalid', { details: fieldErrors([...faults, ...(result.error?.issues ?? [])]) });
};

const unusedId = 'nobody';

/**
 * A malformed id is 404, like an unknown one (D62), except on a page route, whose handler renders the missing page
 * itself.
 */
export const parseParams = ({ answers }: Route, params: RawRequest['params']): Record<string, string> => {
  const ids = Object.entries(params).map(([name, value]): [string, string] => {
    if (z.safeParse(id, value).success) return [name, value];
    if (answers === 'page') return [name, unusedId];
    throw new AppError('not_found');
  });
  return Object.fromEntries(ids);
};

/** Throws 404 for the path, 400, 415, or 422 with one entry per field. */
export const parseRequest = async (route: Route, request: RawRequest): Promise<ParsedRequest> => ({
  params: parseParams(route, request.params),
  query: route.query ? parse(route.query, request.query) : {},
  body: route.body ? parse(route.body, await request.body()) : {},
});
