import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { RateName, ShareName, StockChange } from './limits.ts';
import type { Language, Role } from './lists.ts';
import type { Rule } from './policy.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * In which capacity somebody or something is touched: a person as the owner of what is theirs (`user`) or as one of their
 * university (`member`), a university, a thing whose id says whose it is, or one that only a university can have (`campusThing`);
 * or where something new is put: with whoever calls, or with their university when the body says `isForUniversity` (`shelf`).
 */
export type Subject = 'user' | 'member' | 'university' | 'thing' | 'campusThing' | 'shelf';

/** Where an id stands in the request; `[]` goes through a list. */
type IdSource = `params.${string}` | `query.${string}` | `body.${string}`;
/** Where the subject's id stands; `actor`: whoever calls acts on themselves. */
export type Source = IdSource | 'actor';

/** One call: what it is, who may make it, what goes in, what comes out. Declared once; client, router, gateway, tests and OpenAPI follow. */
export type Route = {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;

  /** The rules of which one must hold. */
  readonly allow: readonly [Rule, ...Rule[]];
  /** The roles that may call it at all; any, unless said. */
  readonly by?: readonly Role[];
  /** The subjects whose scopes the rules are held against; all must pass. */
  readonly of?: Partial<Record<Subject, Source>>;
  /** Ids that must lie inside another one: `{ 'body.ratings[].id': 'params.id' }`. */
  readonly children?: Readonly<Partial<Record<IdSource, IdSource>>>;
  /** Ids that must belong to whom another one belongs: `{ 'body.FormationCategoryId': 'params.id' }`. */
  readonly siblings?: Readonly<Partial<Record<IdSource, IdSource>>>;
  /** A public call that looks at a token when one comes (D63). */
  readonly signIn?: 'optional';

  /** Also open, of oneself, to a session that must choose a password first (D77). */
  readonly beforeOwnPassword?: true;
  /** A cookie alone lets it do something: refused when a page of another site sends it. */
  readonly ownSiteOnly?: true;
  /** Also open to somebody who has asked for their account to be erased and is not yet. */
  readonly whileLeaving?: true;

  /** How often it may be made. */
  readonly limits?: readonly RateName[];
  /** Of what its university's share it takes one. */
  readonly uses?: ShareName;
  /** What it adds one to, or takes one from, of what a person or university may keep. */
  readonly keeps?: StockChange;
  /** A repeated `Idempotency-Key` gets the first reply again, for a day: for calls that create. */
  readonly once?: true;
  /** The reply carries its record's `revision` as an ETag, too, and a PUT heeds If-Match: for what is edited in a form (D90). */
  readonly versioned?: true;
  /** For how many seconds anybody on the way may keep a success and answer others with it: for what everybody is told. */
  readonly keptFor?: number;
  /** The other groups whose answers a success makes stale, for caches. */
  readonly stale?: readonly string[];

  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The body may also come as multipart/form-data; a field of it may be a file. */
  readonly multipart?: true;

  /** What it may be refused for beside what follows from the rest of its declaration: unreadable, forbidden, absent, too often … */
  readonly refuses?: readonly ErrorCode[];

  /** The shape of the reply, which is also its filter; absent: 204 without a body. */
  readonly returns?: z.ZodMiniType;
  /** The status of success; 200 with a body and 204 without, unless said. */
  readonly status?: 201;
  /** What is answered instead of JSON: a file, a page of HTML, or the address to go to (302). */
  readonly answers?: 'application/pdf' | 'page' | 'redirect';
};

export type Contract = Readonly<Record<string, Route>>;

/** A page of HTML; one that says that something is not there is answered as 404. */
export type Page = { readonly html: string; readonly language: Language; readonly isMissing?: boolean };

/** The names in braces of a path: `Params<'/users/{id}'>` is `{ id: string }`. */
export type Params<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & Params<Rest>
  : unknown;

type Shape<R, K extends 'query' | 'body' | 'returns', Side extends 'in' | 'out'> =
  R extends Record<K, infer S extends z.ZodMiniType> ? (Side extends 'in' ? z.input<S> : z.output<S>) : never;

type Part<R, K extends 'query' | 'body', Side extends 'in' | 'out'> = [Shape<R, K, Side>] extends [never]
  ? unknown
  : { [P in K]: Shape<R, K, Side> };

/** A query of which nothing need be said need not be said. */
type QueryPart<R> = [Shape<R, 'query', 'in'>] extends [never]
  ? unknown
  : object extends Shape<R, 'query', 'in'>
    ? { query?: Shape<R, 'query', 'in'> }
    : { query: Shape<R, 'query', 'in'> };

type Simplify<T> = { [K in keyof T]: T[K] } & {};
type PathPart<R extends Route> = unknown extends Params<R['path']> ? unknown : { params: Simplify<Params<R['path']>> };

/** The revision of the record that a change of a `versioned` one rests on: it is refused when the record has another one by then. */
type BasisPart<R extends Route> = R extends { method: 'PUT'; versioned: true } ? { revision?: number } : unknown;

/** What a caller hands in: path parameters, query and body before parsing. */
export type Call<R extends Route> = Simplify<PathPart<R> & QueryPart<R> & Part<R, 'body', 'in'> & BasisPart<R>>;
/** What a handler gets: the same after parsing. */
export type Input<R extends Route> = Simplify<PathPart<R> & Part<R, 'query', 'out'> & Part<R, 'body', 'out'>>;
/** What a handler may return, before the reply is parsed. */
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
/** What a caller gets back. */
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

/** Declares a resource group's calls; an `of` that names an absent path parameter does not compile. */
export const contract = <const C extends Contract>(routes: C & Checked<C>): C => routes;

/** The path that every call begins with. */
export const basePath = '/api/v0';
