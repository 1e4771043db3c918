import { Failure } from '#functions/data/kernel/failure.ts';
import type { KeyName } from '#functions/lib/keys/keys.ts';
import { loadKey } from '#functions/lib/keys/load-key.ts';
import { basePath, type Contract, type Input, type Output, type Route } from '#shared/contract.ts';
import type { Actor } from '#shared/policy.ts';
import { answer, type CallContext } from './answer.ts';
import { requireEdge } from './from-edge.ts';
import { respond } from './respond.ts';

/** A public call has no actor, or perhaps one if it looks at tokens; every other call has one. */
export type Context<R extends Route = Route> = CallContext & {
  actor: R['allow'] extends readonly ['public'] ? (R extends { signIn: 'optional' } ? Actor | null : null) : Actor;
};

/** A function for each call of a contract: from parsed input to what its reply is made of. */
export type Handlers<C extends Contract> = {
  [K in keyof C]: (input: Input<C[K]>, context: Context<C[K]>) => Promise<Output<C[K]>>;
};

type AnyHandler = (input: unknown, context: CallContext & { actor: Actor | null }) => Promise<unknown>;
type Served = ReadonlyMap<string, { route: Route; handler: AnyHandler }>;

/** Calls with their handlers: a whole contract, or the part of one that a function serves. */
export const calls = <C extends Contract>(contract: C, handlers: Handlers<C>): Served =>
  new Map(
    Object.entries<Route>(contract).map(([name, route]) => [
      `${route.method} ${basePath}${route.path}`,
      // The kernel's one assertion: Handlers<C> has tied each name's handler to its route.
      { route, handler: handlers[name] as AnyHandler },
    ]),
  );

/** Serves as `serve` does, for calls that need those keys besides: a process reads all at once before its first answer. */
export const serveWith = (keys: readonly KeyName[], ...served: Served[]): ReturnType<typeof respond> => {
  const byKey = new Map(served.flatMap((some) => [...some]));
  return respond(async (event, request) => {
    await Promise.all([requireEdge(event), ...(['PSEUDONYM_SECRET', ...keys] as const).map(loadKey)]);
    const call = byKey.get(event.routeKey);
    // The stack sends nothing else here: strays go to `service`.
    if (!call) throw new Failure(`this function does not serve ${event.routeKey}`);
    return answer(call, event, request);
  });
};

/** The Lambda handler that serves those calls: each that comes by our distribution is authorized, parsed, run, and its reply filtered. */
export const serve = (...served: Served[]): ReturnType<typeof respond> => serveWith([], ...served);
