import { withAnswerTime } from '#functions/data/kernel/answer-time.ts';
import type { WriteContext } from '#functions/data/kernel/commit.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { answerInItsCell } from '#functions/lib/cells/answer-in-its-cell.ts';
import { answerSentOn } from '#functions/lib/cells/send-on.ts';
import type { KeyName } from '#functions/lib/keys/keys.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { basePath, type Contract, type Input, type Output, type Reply, type Route } from '#shared/contract.ts';
import type { Actor } from '#shared/policy.ts';
import { type AnyContext, answer, type CallContext } from './answer.ts';
import { requireEdge } from './from-edge.ts';
import type { HttpEvent, HttpResult } from './http.ts';
import { type Incoming, respond } from './respond.ts';

/** The actor is null on public routes, except those with an optional sign-in. */
export type Context<R extends Route = Route> = CallContext & {
  actor: R['allow'] extends readonly ['public'] ? (R extends { signIn: 'optional' } ? Actor | null : null) : Actor;
} & (R extends { ofEveryCell: true } ? Pick<AnyContext, 'everyCell'> : unknown);

export type Handlers<C extends Contract> = {
  [K in keyof C]: (input: Input<C[K]>, context: Context<C[K]>) => Promise<Output<C[K]>>;
};

/** A call needs these as well where a stage has several cells. */
type Besides<C extends Contract> = {
  /** Answers in the place of an error while the cell that should is out of reach. */
  later?: { readonly [K in keyof C]?: (request: Incoming) => Promise<Output<C[K]>> };
  /** Does this cell's part of a call of another cell's person. */
  sentOn?: { readonly [K in keyof C]?: (input: Input<C[K]>, context: WriteContext) => Promise<Output<C[K]>> };
  /** Completes what another cell has answered to a super administrator. */
  returned?: { readonly [K in keyof C]?: (reply: Reply<C[K]>) => Promise<Output<C[K]>> };
};

type Call = {
  route: Route;
  handler: (input: unknown, context: AnyContext) => Promise<unknown>;
  later: ((request: Incoming) => Promise<unknown>) | undefined;
  sentOn: ((input: unknown, context: WriteContext) => Promise<unknown>) | undefined;
  returned: ((reply: unknown) => Promise<unknown>) | undefined;
};
type Served = ReadonlyMap<string, Call>;

/** The types of `calls` tie each to its route. */
const ofCall = (given: object, name: string) => Reflect.get(given, name);

export const calls = <C extends Contract>(
  contract: C,
  handlers: Handlers<C>,
  { later = {}, sentOn = {}, returned = {} }: Besides<C> = {},
): Served =>
  new Map(
    Object.entries<Route>(contract).map(([name, route]) => [
      `${route.method} ${basePath}${route.path}`,
      {
        route,
        handler: ofCall(handlers, name),
        later: ofCall(later, name),
        sentOn: ofCall(sentOn, name),
        returned: ofCall(returned, name),
      },
    ]),
  );

/** Like `serve`, for calls that also need these keys. They are loaded before the first reply. */
export const serveWith = (keys: readonly KeyName[], ...served: Served[]): ReturnType<typeof respond> => {
  const byKey = new Map(served.flatMap((some) => [...some]));
  const serveOne = async (call: Call | undefined, event: HttpEvent, request: Incoming): Promise<HttpResult> => {
    await Promise.all([requireEdge(event), ...(['PSEUDONYM_SECRET', ...keys] as const).map(loadKey)]);
    // Infra routes unknown paths to `service`.
    if (!call) throw new Failure(`this function does not serve ${event.routeKey}`);
    const sentOn = await answerSentOn(call, event, request);
    return sentOn ?? answerInItsCell(call, event, request, () => answer(call, event, request));
  };
  return respond((event, request) => {
    const call = byKey.get(event.routeKey);
    const serveThis = () => serveOne(call, event, request);
    return call?.route.takesLong ? serveThis() : withAnswerTime(serveThis);
  });
};

/** Lambda handler of these calls. Only accepts requests from our distribution. */
export const serve = (...served: Served[]): ReturnType<typeof respond> => serveWith([], ...served);
