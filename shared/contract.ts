import type * as z from 'zod/mini';
import type { Rule } from './policy.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The kinds of thing whose owner or university decides who may touch it. */
export type Subject = 'user' | 'university' | 'portfolio' | 'rating';

/** Where the subject's id stands in the request; `actor`: whoever calls acts on themselves. */
export type Source = `params.${string}` | `query.${string}` | `body.${string}` | 'actor';

/** One call: what it is, who may make it, what goes in, what comes out. Declared once; client, router, gateway, tests and OpenAPI follow. */
export type Route = {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  /** The rules of which one must hold. */
  readonly allow: readonly [Rule, ...Rule[]];
  /** The subjects whose scopes the rules are held against; all must pass. */
  readonly of?: Partial<Record<Subject, Source>>;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The shape of the reply, which is also its filter; absent: 204 without a body. */
  readonly returns?: z.ZodMiniType;
  /** The status of success; 200 with a body and 204 without, unless said. */
  readonly status?: 201;
  /** The reply is a file of this type instead of JSON. */
  readonly file?: 'application/pdf';
};

export type Contract = Readonly<Record<string, Route>>;

/** The names in braces of a path: `Params<'/users/{id}'>` is `{ id: string }`. */
export type Params<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & Params<Rest>
  : unknown;

type Shape<R, K extends 'query' | 'body' | 'returns', Side extends 'in' | 'out'> =
  R extends Record<K, infer S extends z.ZodMiniType> ? (Side extends 'in' ? z.input<S> : z.output<S>) : never;

type Part<R, K extends 'query' | 'body', Side extends 'in' | 'out'> = [Shape<R, K, Side>] extends [never]
  ? unknown
  : { [P in K]: Shape<R, K, Side> };

type Simplify<T> = { [K in keyof T]: T[K] } & {};
type PathPart<R extends Route> = unknown extends Params<R['path']> ? unknown : { params: Simplify<Params<R['path']>> };

/** What a caller hands in: path parameters, query and body before parsing. */
export type Call<R extends Route> = Simplify<PathPart<R> & Part<R, 'query', 'in'> & Part<R, 'body', 'in'>>;
/** What a handler gets: the same after parsing. */
export type Input<R extends Route> = Simplify<PathPart<R> & Part<R, 'query', 'out'> & Part<R, 'body', 'out'>>;
/** What a handler may return, before the reply is parsed. */
export type Output<R extends Route> = R extends { file: string }
  ? Uint8Array
  : [Shape<R, 'returns', 'in'>] extends [never]
    ? // biome-ignore lint/suspicious/noConfusingVoidType: it becomes a handler's return type
      void
    : Shape<R, 'returns', 'in'>;
/** What a caller gets back. */
export type Reply<R extends Route> = R extends { file: string }
  ? Blob
  : [Shape<R, 'returns', 'out'>] extends [never]
    ? undefined
    : Shape<R, 'returns', 'out'>;

type Checked<C> = {
  [K in keyof C]: C[K] extends { path: infer P extends string; of: infer O }
    ? { of: { [S in keyof O]: O[S] extends `params.${infer N}` ? (N extends keyof Params<P> ? O[S] : never) : O[S] } }
    : unknown;
};

/** Declares a resource group's calls; an `of` that names an absent path parameter does not compile. */
export const contract = <const C extends Contract>(routes: C & Checked<C>): C => routes;

/** The path that every call begins with. */
export const basePath = '/api/v0';
