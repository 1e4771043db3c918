import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { RateName, ShareName, StockChange } from './limits.ts';
import type { Language, Role } from './lists.ts';
import type { Rule } from './policy.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The subject whose scope is checked. `user`: a user as owner of their data; `member`: a user as member of a
 * university; `thing`: a record whose id contains its owner; `campusThing`: one that only a university owns; `shelf`:
 * the owner of a new record, which is the caller, or their university when the body has `isForUniversity`.
 */
export type Subject = 'user' | 'member' | 'university' | 'thing' | 'campusThing' | 'shelf';

/** Path of a value in the request; `[]` stands for every item of a list. */
type IdSource = `params.${string}` | `query.${string}` | `body.${string}`;
export type Source = IdSource | 'actor';

/** `session`: the renewal cookie. An `owned` address goes before the university: the cell of its owner refuses it. */
export type Place =
  | { readonly address: IdSource }
  | { readonly person: IdSource }
  | { readonly university: IdSource; readonly owned: IdSource }
  | 'session';

export type Route = {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;

  readonly allow: readonly [Rule, ...Rule[]];
  /** Defaults to every role. */
  readonly by?: readonly Role[];
  /** Scopes to check. All of them must pass. */
  readonly of?: Partial<Record<Subject, Source>>;
  /** Ids that must lie inside another one: `{ 'body.ratings[].id': 'params.id' }`. */
  readonly children?: Readonly<Partial<Record<IdSource, IdSource>>>;
  /** Ids that must have the same owner as another one: `{ 'body.FormationCategoryId': 'params.id' }`. */
  readonly siblings?: Readonly<Partial<Record<IdSource, IdSource>>>;
  /** Makes a public call read a token if one is sent (D63). */
  readonly signIn?: 'optional';
  /** By what a public call finds its cell, where a stage has several. Absent: every cell answers it. */
  readonly livesBy?: Place;
  /** Asked of every cell of a stage. A header of the reply names those whose part it lacks. */
  readonly ofEveryCell?: true;

  /** Lets sessions that must choose a password first call it for their own user (D77). */
  readonly beforeOwnPassword?: true;
  /** Lets sessions that must set up a second factor first call it; those calls may, too, that lead to an own password. */
  readonly beforeFactor?: true;
  /** Refuses with `confirm_identity` unless the caller has proven who they are in the last ten minutes. */
  readonly confirmed?: true;
  /** Authenticated by a cookie alone, so refused when another site sends it (CSRF). */
  readonly ownSiteOnly?: true;
  readonly whileLeaving?: true;

  readonly limits?: readonly RateName[];
  readonly uses?: ShareName;
  readonly keeps?: StockChange;
  /** Prints, imports or takes a file: answered within its function's time, others within three seconds. */
  readonly takesLong?: true;
  /** Replies to a repeated `Idempotency-Key` with the first reply, for a day. For calls that create. */
  readonly once?: true;
  /** Optimistic lock for forms: the reply's ETag is the record's `revision`, and a PUT checks If-Match (D90). */
  readonly versioned?: true;
  /** Seconds for which public caches may keep a success. Only for replies that are the same for everybody. */
  readonly keptFor?: number;
  /** Other groups whose cached replies a success invalidates. */
  readonly stale?: readonly string[];

  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly multipart?: true;

  /**
   * Errors in addition to those that the rest of the declaration implies (unreadable, forbidden, not found, too many
   * …).
   */
  readonly refuses?: readonly ErrorCode[];

  /** Strips unknown fields. Absent means 204 without a body. */
  readonly returns?: z.ZodMiniType;
  /** Defaults to 200 with a body and 204 without. */
  readonly status?: 201;
  /** For a reply that is not JSON. `redirect` is a 302. */
  readonly answers?: 'application/pdf' | 'page' | 'redirect';
};

export type Contract = Readonly<Record<string, Route>>;

export type Page = { readonly html: string; readonly language: Language; readonly isMissing?: boolean };

/** `Params<'/users/{id}'>` is `{ id: string }`. */
export type Params<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & Params<Rest>
  : unknown;

type Shape<R, K extends 'query' | 'body' | 'returns', Side extends 'in' | 'out'> =
  R extends Record<K, infer S extends z.ZodMiniType> ? (Side extends 'in' ? z.input<S> : z.output<S>) : never;

type Part<R, K extends 'query' | 'body', Side extends 'in' | 'out'> = [Shape<R, K, Side>] extends [never]
  ? unknown
  : { [P in K]: Shape<R, K, Side> };

/** A query without required fields is optional. */
type QueryPart<R> = [Shape<R, 'query', 'in'>] extends [never]
  ? unknown
  : object extends Shape<R, 'query', 'in'>
    ? { query?: Shape<R, 'query', 'in'> }
    : { query: Shape<R, 'query', 'in'> };

type Simplify<T> = { [K in keyof T]: T[K] } & {};
type PathPart<R extends Route> = unknown extends Params<R['path']> ? unknown : { params: Simplify<Params<R['path']>> };

/** A change with this revision is refused when the record has another one. */
type BasisPart<R extends Route> = R extends { method: 'PUT'; versioned: true } ? { revision?: number } : unknown;

export type Call<R extends Route> = Simplify<PathPart<R> & QueryPart<R> & Part<R, 'body', 'in'> & BasisPart<R>>;
export type Input<R extends Route> = Simplify<PathPart<R> & Part<R, 'query', 'out'> & Part<R, 'body', 'out'>>;
export type Output<R extends Route> = R extends { answers: infer Kind }
  ? Kind extends 'page'
    ? Page
    : Kind extends 'redirect'
      ? string
      : Uint8Array
  : [Shape<R, 'returns', 'in'>] extends [never]
    ? // biome-ignore lint/suspicious/noConfusingVoidType: it becomes a handler's return type
      void
    : Shape<R, 'returns', 'in'>;
export type Reply<R extends Route> = R extends { answers: string }
  ? Blob
  : [Shape<R, 'returns', 'out'>] extends [never]
    ? undefined
    : Shape<R, 'returns', 'out'>;

type Checked<C> = {
  [K in keyof C]: C[K] extends { path: infer P extends string; of: infer O }
    ? { of: { [S in keyof O]: O[S] extends `params.${infer N}` ? (N extends keyof Params<P> ? O[S] : never) : O[S] } }
    : unknown;
};

/** An `of` that names an absent path parameter does not compile. */
export const contract = <const C extends Contract>(routes: C & Checked<C>): C => routes;

export const basePath = '/api/v0';
