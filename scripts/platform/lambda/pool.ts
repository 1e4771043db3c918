import type { LambdaFunction } from '#scripts/platform/template/functions.ts';
import { type Completion, Environment, type FunctionLog } from './environment.ts';

/** Limit per function, as each thread may use the function's memory. Further requests queue. */
const mostEnvironments = 20;

const stopped: Completion = { error: { type: 'Runtime.ExitError', message: 'Stopped', stack: 'Stopped' } };

export const createPool = (lambda: LambdaFunction, injected: Record<string, string>, log: FunctionLog) => {
  const all = new Set<Environment>();
  const warm: Environment[] = [];
  const waiting: (() => void)[] = [];
  const inFlight = new Set<Promise<Completion>>();
  let hasStopped = false;

  const takeWarm = (): Environment | undefined => {
    const environment = warm.pop();
    return environment && !environment.isAlive ? takeWarm() : environment;
  };

  /** Null once the pool has stopped. */
  const take = async (): Promise<Environment | null> => {
    if (hasStopped) return null;
    for (const environment of all) if (!environment.isAlive) all.delete(environment);
    const found = takeWarm();
    if (found) return found;
    if (all.size < mostEnvironments) {
      const environment = new Environment(lambda, injected, log);
      all.add(environment);
      return environment;
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
    return take();
  };

  const run = async (event: unknown, requestId: string): Promise<Completion> => {
    const environment = await take();
    if (!environment) return stopped;
    const completion = await environment.invoke(event, requestId);
    if (environment.isAlive) warm.push(environment);
    waiting.shift()?.();
    return completion;
  };

  const crash = async (): Promise<void> => {
    await Promise.all([...all].map((environment) => environment.stop()));
  };

  const stop = async (): Promise<void> => {
    hasStopped = true;
    for (const wake of waiting.splice(0)) wake();
    await crash();
  };

  return {
    invoke(event: unknown, requestId: string): Promise<Completion> {
      const completion = run(event, requestId);
      inFlight.add(completion);
      return completion.finally(() => inFlight.delete(completion));
    },

    /** Bytes after a garbage collection, by thread. */
    async heaps(): Promise<Map<number, number>> {
      const heaps = new Map<number, number>();
      for (const environment of all) {
        const bytes = await environment.heapBytes();
        if (bytes !== null) heaps.set(environment.threadId, bytes);
      }
      return heaps;
    },

    /** Ends the pending invocations; later ones run in new environments. */
    crash,

    /** Ends the pending invocations, those that wait included. */
    stop,

    /** Waits for pending invocations. */
    async drain(): Promise<void> {
      await Promise.allSettled(inFlight);
      await stop();
    },
  };
};

export type Pool = ReturnType<typeof createPool>;
