import { basePath, type Call, type Contract, type Reply, type Route } from '#shared/contract.ts';
import { ApiError, errorOf } from './api-error.ts';

export type Outgoing = {
  method: Route['method'];
  path: string;
  body: string | undefined;
  headers: Record<string, string>;
  route: Route;
};

/** Rejects with an ApiError of status 0 when there is no reply. */
export type Transport = (call: Outgoing) => Promise<Response>;

type Args<R extends Route> = Record<never, never> extends Call<R> ? [input?: Call<R>] : [input: Call<R>];

/** `key` is the prefix of the call's keys in the query cache. */
export type ApiCall<A extends unknown[], T> = ((...args: A) => Promise<T>) & {
  readonly key: readonly [string, string];
  readonly stale: readonly string[];
};

export type Client<Groups extends Readonly<Record<string, Contract>>> = {
  readonly [G in keyof Groups]: {
    readonly [C in keyof Groups[G]]: ApiCall<Args<Groups[G][C]>, Reply<Groups[G][C]>>;
  };
};

type AnyInput = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  revision?: number;
};

const fill = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new TypeError(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });

const queryOf = (query: Record<string, unknown> = {}): string => {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
};

const headersOf = new WeakMap<object, Headers>();

/** Returns the headers of the reply that was parsed into this object, for the reference of a later failure. */
export const replyHeaders = (read: object): Headers | undefined => headersOf.get(read);

/** Returns undefined, a file, or the parsed body, depending on the route. */
const read = async (route: Route, reply: Response): Promise<unknown> => {
  const { status, headers } = reply;
  // The connection may break in the middle of a body.
  const failBroken = () => {
    throw new ApiError(status, 'unreadable_reply', { headers });
  };
  if (!reply.ok) throw errorOf(status, await reply.text().catch(failBroken), headers);
  if (route.answers) return reply.blob().catch(failBroken);
  if (!route.returns) return undefined;
  const parsed = route.returns.safeParse(await reply.json().catch(failBroken));
  if (!parsed.success) return failBroken();
  if (Object(parsed.data) === parsed.data) headersOf.set(parsed.data as object, headers);
  return parsed.data;
};

/**
 * Makes one Idempotency-Key per content, for calls without a reply: a retry or a double click sends the same key, so
 * the server acts once.
 */
const createOnceKeys = () => {
  const open = new Map<string, string>();
  return async (content: string, send: (key: string) => Promise<Response>): Promise<Response> => {
    const key = open.get(content) ?? crypto.randomUUID();
    open.set(content, key);
    const reply = await send(key);
    // After a server error the outcome is unknown.
    if (reply.status < 500) open.delete(content);
    return reply;
  };
};

const callOf = (group: string, name: string, route: Route, transport: Transport) => {
  const once = createOnceKeys();
  const call = async ({ params, query, body: input, revision }: AnyInput = {}): Promise<unknown> => {
    const path = basePath + fill(route.path, params) + queryOf(query);
    const body = input === undefined ? undefined : JSON.stringify(input);
    const send = (headers: Record<string, string>) => transport({ method: route.method, path, body, headers, route });
    const reply = route.once
      ? await once(`${path} ${body}`, (key) => send({ 'idempotency-key': key }))
      : await send(revision === undefined ? {} : { 'if-match': `"${revision}"` });
    return read(route, reply);
  };
  return Object.assign(call, { key: [group, name] as const, stale: [group, ...(route.stale ?? [])] });
};

export const createGroup = (group: string, contract: Contract, transport: Transport) =>
  Object.fromEntries(Object.entries(contract).map(([name, route]) => [name, callOf(group, name, route, transport)]));

/** The transport is the browser's fetch, or a handler in the same process. */
export const createClient = <const Groups extends Readonly<Record<string, Contract>>>(
  groups: Groups,
  transport: Transport,
): Client<Groups> =>
  Object.fromEntries(
    Object.entries(groups).map(([group, contract]) => [group, createGroup(group, contract, transport)]),
    // The loop loses the types of the contracts.
  ) as unknown as Client<Groups>;
