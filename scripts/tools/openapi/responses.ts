import { cellHeader, silentCellsHeader } from '#shared/cells.ts';
import type { Route } from '#shared/contract.ts';
import { type ErrorCode, errorStatus } from '#shared/errors.ts';
import { errors as errorTexts } from '#shared/i18n/en/errors.ts';
import { refusals as refusalTexts } from '#shared/i18n/en/refusals.ts';
import { refusalsOf } from './refusals.ts';
import type { Json } from './schemas.ts';

const text: Json = { type: 'string' };
const etag = { ETag: { description: 'The revision of the record', schema: text } };
const silentCells = {
  [silentCellsHeader]: {
    required: false,
    description:
      'Cells that did not answer in time and whose part is missing, separated by commas; absent if there are none',
    schema: text,
  },
};
const headersByCode: Partial<Record<ErrorCode, Json>> = {
  method_not_allowed: { Allow: { description: 'The methods that the path has', schema: text } },
  changed_meanwhile: etag,
  misdirected: {
    [cellHeader]: { description: 'The cell to name in a header of the same name; repeat the call once', schema: text },
  },
  too_many: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
  unavailable: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
};

const sentences = { ...errorTexts, ...refusalTexts };

const ofError: Json = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

const errorResponse = (codes: readonly ErrorCode[]): Json => ({
  description: codes.map((code) => `\`${code}\`: ${sentences[code]}`).join(' '),
  headers: {
    'Content-Language': { description: 'The language of msg', schema: { enum: ['fr', 'en'] } },
    ...Object.assign({}, ...codes.map((code) => headersByCode[code])),
  },
  content: ofError,
});

export const errorSchema: Json = {
  type: 'object',
  required: ['msg', 'code', 'requestId'],
  properties: {
    msg: { type: 'string', description: "A sentence in the caller's language" },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    details: {
      type: 'array',
      description: 'One entry per field that is wrong; what a 409, 412 or 422 of a call tells beside its sentence',
      items: {
        type: 'object',
        properties: { field: text, code: text, msg: text },
        additionalProperties: true,
      },
    },
    requestId: text,
  },
  additionalProperties: false,
};

const asPage: Json = { 'text/html': { schema: text } };

/** Refers to errors; adds new ones to `shared`. */
export const refusals = (route: Route, shared: Record<string, Json>): Json => {
  const byStatus = Map.groupBy(refusalsOf(route), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      // A page route answers these with a page, too; an outage of its own with none.
      const isPage = route.answers === 'page' && [404, 429, 503].includes(status);
      const name = [...codes.toSorted(), ...(isPage ? ['page'] : [])].join('-');
      const pages = status === 503 ? { ...asPage, ...ofError } : asPage;
      shared[name] ??= { ...errorResponse(codes), ...(isPage && { content: pages }) };
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
};

/** Belongs to paths, because no call can answer it. */
export const methodNotAllowed: Json = errorResponse(['method_not_allowed']);

const described = { 200: 'OK', 201: 'Created', 204: 'No Content', 302: 'Found' } as const;

const bodyOf = (route: Route, reply: () => Json): Json => {
  if (route.answers === 'redirect') return {};
  if (route.answers === 'page') return { content: asPage };
  if (route.answers) return { content: { [route.answers]: { schema: { type: 'string', format: 'binary' } } } };
  return route.returns ? { content: { 'application/json': { schema: reply() } } } : {};
};

export const successOf = ({ answers, returns, status }: Route): keyof typeof described => {
  if (answers === 'redirect') return 302;
  return status ?? (answers || returns ? 200 : 204);
};

export const success = (route: Route, reply: () => Json): Json => {
  const status = successOf(route);
  const headers = {
    ...(route.versioned && etag),
    ...(route.ofEveryCell && silentCells),
    ...(route.answers === 'redirect' && { Location: { description: 'Where to go on', schema: text } }),
  };
  const hasHeaders = Object.keys(headers).length > 0;
  return { [status]: { description: described[status], ...(hasHeaders && { headers }), ...bodyOf(route, reply) } };
};
