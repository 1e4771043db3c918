import { vi } from 'vitest';
import { basePath, type Call, type Output, type Reply, type Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';

type Contracts = typeof contracts;
type Name = { [G in keyof Contracts]: `${G}.${keyof Contracts[G] & string}` }[keyof Contracts];
type RouteOf<N extends Name> = N extends `${infer G}.${infer C}`
  ? G extends keyof Contracts
    ? C extends keyof Contracts[G]
      ? Contracts[G][C] extends Route
        ? Contracts[G][C]
        : never
      : never
    : never
  : never;

export type Received = {
  name: Name;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
};

export class Refusal {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;
  constructor(
    status: number,
    body: { msg: string; code: string; details?: unknown[]; requestId?: string } | string,
    headers: Record<string, string> = {},
  ) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export class WithHeaders<T> {
  readonly reply: T;
  readonly headers: Record<string, string>;
  constructor(reply: T, headers: Record<string, string>) {
    this.reply = reply;
    this.headers = headers;
  }
}

type Given<N extends Name> = Reply<RouteOf<N>> | Output<RouteOf<N>>;
type Answer<N extends Name> = Given<N> | WithHeaders<Given<N>> | Refusal | Promise<never>;
export type Replies = { [N in Name]?: Answer<N> | ((call: Received) => Answer<N> | Promise<Answer<N>>) };

const routes = Object.entries(contracts).flatMap(([group, contract]) =>
  Object.entries<Route>(contract).map(([call, route]) => {
    const source = route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    return { name: `${group}.${call}` as Name, route, pattern: new RegExp(`^${basePath}${source}$`) };
  }),
);

const receive = (input: string, { method = 'GET', body, headers }: RequestInit) => {
  const { pathname, searchParams } = new URL(input, 'http://localhost');
  for (const { name, route, pattern } of routes) {
    const found = route.method === method ? pattern.exec(pathname) : null;
    if (!found) continue;
    const params = Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]),
    );
    const query = Object.fromEntries(searchParams);
    const received = typeof body === 'string' ? JSON.parse(body) : undefined;
    return { route, call: { name, params, query, body: received, headers: new Headers(headers) } };
  }
  throw new Error(`no call is declared for ${method} ${pathname}`);
};

/** The gateway adds it to successful replies. */
export const workedId = 'Wk0rkedId9ABCDEF';
const json = { 'content-type': 'application/json' };

const responseOf = (route: Route, name: Name, answer: unknown): Response => {
  const { returns, status, answers, versioned } = route;
  if (answer instanceof WithHeaders) {
    const response = responseOf(route, name, answer.reply);
    for (const [header, value] of Object.entries(answer.headers)) response.headers.set(header, value);
    return response;
  }
  if (answer instanceof Refusal) {
    const { body } = answer;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status: answer.status,
      headers: { ...json, ...answer.headers },
    });
  }
  if (answers) return new Response(answer as Blob);
  if (!returns) return new Response(null, { status: 204 });
  const parsed = returns.safeParse(answer);
  if (!parsed.success) throw new Error(`${name} cannot reply so: ${JSON.stringify(parsed.error.issues)}`);
  const headers = { ...json, 'apigw-requestid': workedId, ...(versioned && { etag: '"1"' }) };
  return new Response(JSON.stringify(answer), { status: status ?? 200, headers });
};

export type Server = {
  received: Received[];
  complaints: string[];
  reply: (replies: Replies) => void;
};

/** Replaces `fetch`. Checks each reply against its contract; a call without a reply is a complaint. */
export const serveReplies = (given: Replies): Server => {
  let replies: Replies = given;
  const server: Server = {
    received: [],
    complaints: [],
    reply: (more) => {
      replies = { ...replies, ...more };
    },
  };
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    try {
      const { route, call } = receive(input, init);
      server.received.push(call);
      const reply = replies[call.name];
      if (reply === undefined) throw new Error(`the test gives no reply to ${call.name}`);
      const answer: unknown = await (typeof reply === 'function'
        ? (reply as (call: Received) => unknown)(call)
        : reply);
      return responseOf(route, call.name, answer);
    } catch (error) {
      server.complaints.push(String(error));
      throw error;
    }
  });
  return server;
};

export type Sent<N extends Name> = Call<RouteOf<N>>;
