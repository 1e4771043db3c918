import { Failure } from '#functions/data/kernel/failure.ts';
import { answerInItsCell } from '#functions/lib/cells/answer-in-its-cell.ts';
import type { KeyName } from '#functions/lib/keys/keys.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { basePath, type Contract, type Input, type Output, type Route } from '#shared/contract.ts';
import type { Actor } from '#shared/policy.ts';
import { answer, type CallContext } from './answer.ts';
import { requireEdge } from './from-edge.ts';
import { type Incoming, respond } from './respond.ts';

/** The actor is null on public routes, except those with an optional sign-in. */
export type Context<R extends Route = Route> = CallContext & {
  actor: R['allow'] extends readonly ['public'] ? (R extends { signIn: 'optional' } ? Actor | null : null) : Actor;
};

export type Handlers<C extends Contract> = {
  [K in keyof C]: (input: Input<C[K]>, context: Context<C[K]>) => Promise<Output<C[K]>>;
};

type AnyHandler = (input: unknown, context: CallContext & { actor: Actor | null }) => Promise<unknown>;
type Later<R extends Route> = (request: Incoming) => Promise<Output<R>>;
type Served = ReadonlyMap<string, { route: Route; handler: AnyHandler; later: Later<Route> | undefined }>;

/** `later` answers in the place of an error while the cell that should is out of reach. */
export const calls = <C extends Contract>(
  contract: C,
  handlers: Handlers<C>,
  later: { readonly [K in keyof C]?: Later<C[K]> } = {},
): Served =>
  new Map(
    Object.entries<Route>(contract).map(([name, route]) => [
      `${route.method} ${basePath}${route.path}`,
      // Handlers<C> ties each handler to its route.
      { route, handler: handlers[name] as AnyHandler, later: later[name] },
    ]),
  );

/** Like `serve`, for calls that also need these keys. They are loaded before the first reply. */
export const serveWith = (keys: readonly KeyName[], ...served: Served[]): ReturnType<typeof respond> => {
  const byKey = new Map(served.flatMap((some) => [...some]));
  return respond(async (event, request) => {
    await Promise.all([requireEdge(event), ...(['PSEUDONYM_SECRET', ...keys] as const).map(loadKey)]);
    const call = byKey.get(event.routeKey);
    // Infra routes unknown paths to `service`.
    if (!call) throw new Failure(`this function does not serve ${event.routeKey}`);
    return answerInItsCell(call, event, request, () => answer(call, event, request));
  });
};

/** Lambda handler of these calls. Only accepts requests from our distribution. */
export const serve = (...served: Served[]): ReturnType<typeof respond> => serveWith([], ...served);
