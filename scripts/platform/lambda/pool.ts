import { availableParallelism } from 'node:os';
import type { LambdaFunction } from '#scripts/platform/template/functions.ts';
import { type Completion, Environment, type FunctionLog } from './environment.ts';

/** Limit per function, as each thread may use the function's memory. Further requests queue. */
const mostEnvironments = 20;

/**
 * Threads that start at a time, of all functions. AWS starts each on a machine of its own; here they share the cores
 * with whatever runs, whose requests to the database would time out meanwhile.
 */
const mostStarting = Math.max(2, availableParallelism());
let starting = 0;

/** Invocations of all functions that wait for a thread to be free or for a turn to start one. */
const waiting = new Set<() => void>();

const wakeWaiting = (): void => {
  const woken = [...waiting];
  waiting.clear();
  for (const wake of woken) wake();
};

const stopped: Completion = { error: { type: 'Runtime.ExitError', message: 'Stopped', stack: 'Stopped' } };

export const createPool = (lambda: LambdaFunction, injected: Record<string, string>, log: FunctionLog) => {
  const all = new Set<Environment>();
  const warm: Environment[] = [];
  const inFlight = new Set<Promise<Completion>>();
  let hasStopped = false;

  const takeWarm = (): Environment | undefined => {
    const environment = warm.pop();
    return environment && !environment.isAlive ? takeWarm() : environment;
  };

  const start = (): Environment => {
    const environment = new Environment(lambda, injected, log);
    all.add(environment);
    starting += 1;
    void environment.started.then(() => {
      starting -= 1;
      wakeWaiting();
    });
    return environment;
  };

  /** Null once the pool has stopped. */
  const take = async (): Promise<Environment | null> => {
    if (hasStopped) return null;
    for (const environment of all) if (!environment.isAlive) all.delete(environment);
    const found = takeWarm();
    if (found) return found;
    if (all.size < mostEnvironments && starting < mostStarting) return start();
    await new Promise<void>((resolve) => waiting.add(resolve));
    return take();
  };

  const run = async (event: unknown, requestId: string): Promise<Completion> => {
    const environment = await take();
    if (!environment) return stopped;
    const completion = await environment.invoke(event, requestId);
    if (environment.isAlive) warm.push(environment);
    wakeWaiting();
    return completion;
  };

  const crash = async (): Promise<void> => {
    await Promise.all([...all].map((environment) => environment.stop()));
  };

  const stop = async (): Promise<void> => {
    hasStopped = true;
    wakeWaiting();
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
