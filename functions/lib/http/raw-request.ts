import type { Route } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { HttpEvent } from './http.ts';

/** Includes lists and objects. The largest legitimate body, a hundred answers, has 500. */
const mostValues = 2_000;
/** Contracts nest to a depth of 4. */
const mostDepth = 10;

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Throws `too_large`. Iterates by level, so that depth cannot exhaust the stack. */
const requireBounded = (body: unknown): void => {
  let level = [body];
  let count = 1;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (count > mostValues || depth > mostDepth) throw new AppError('too_large');
    level = level.flatMap(partsOf);
    count += level.length;
  }
};

export type RawRequest = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Reads the body once, when first called; throws 400, 413 or 415. */
  readonly body: () => Promise<unknown>;
  /** Returns the texts at a path such as `body.ratings[].id`; other values are left to the schema. */
  readonly at: (source: string) => Promise<string[]>;
};

const bytesOf = ({ body = '', isBase64Encoded }: HttpEvent): Buffer =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');

const readForm = async (event: HttpEvent, type: string): Promise<unknown> => {
  try {
    const form = await new Response(new Uint8Array(bytesOf(event)), { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new AppError('unreadable');
  }
};

const readJson = (event: HttpEvent): unknown => {
  try {
    return JSON.parse(bytesOf(event).toString('utf8'));
  } catch {
    throw new AppError('unreadable');
  }
};

const readBody = async (route: Route, event: HttpEvent): Promise<unknown> => {
  if (!route.body || !event.body) return {};
  const type = event.headers['content-type'] ?? '';
  const isForm = route.multipart && /^multipart\/form-data\b/i.test(type);
  if (!isForm && !/^application\/json\b/i.test(type)) throw new AppError('unsupported_type');
  const body = isForm ? await readForm(event, type) : readJson(event);
  requireBounded(body);
  return body;
};

const step = (value: unknown, name: string): unknown[] => {
  const holders: unknown[] = Array.isArray(value) ? value : [value];
  return holders.flatMap((holder) => {
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) return [];
    return [Reflect.get(holder, name)];
  });
};

export const rawRequest = (route: Route, event: HttpEvent): RawRequest => {
  const params = Object.fromEntries(
    Object.entries(event.pathParameters ?? {}).map(([name, value]) => [name, value ?? '']),
  );
  const query = Object.fromEntries(
    Object.entries(event.queryStringParameters ?? {}).map(([name, value]) => [name, value ?? '']),
  );
  let reading: Promise<unknown> | undefined;
  const body = () => {
    reading ??= readBody(route, event);
    return reading;
  };
  const at = async (source: string): Promise<string[]> => {
    const [part, ...names] = source.replaceAll('[]', '').split('.');
    const start = part === 'params' ? params : part === 'query' ? query : await body();
    const found = names.reduce<unknown[]>((values, name) => values.flatMap((value) => step(value, name)), [start]);
    return found.flat().filter((value) => typeof value === 'string');
  };
  return { params, query, body, at };
};
