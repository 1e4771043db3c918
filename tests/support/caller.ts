import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { vi } from 'vitest';
import { type Control, callerHeader, createControl, type Entry, type Fault, runner } from '#scripts/platform/index.ts';

// Handlers of all functions run in one process with one credential: the local platform is told by a header for which of them
// a request is made, so that their roles' policies hold in tests, too.
const callers = new AsyncLocalStorage<{ name: string; trace: string; invocation: string }>();

subscribe('http.client.request.created', (message) => {
  const { request } = message as { request: ClientRequest };
  const caller = callers.getStore();
  if (caller) request.setHeader(callerHeader, `${caller.name}/${caller.trace}/${caller.invocation}`);
});

/** Runs an invocation of that function; its calls are held against the function's role. */
export const asFunction = <T>(name: string, run: () => Promise<T>): Promise<T> =>
  callers.run({ name, trace: callers.getStore()?.trace ?? '', invocation: randomUUID() }, run);

const control = (): Control => createControl(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');

/** Runs calls whose round trips to the services are told apart from those of every other test; gives them with the result. */
const traced = async <T>(run: (trace: string) => Promise<T>): Promise<{ result: T; entries: Entry[] }> => {
  const trace = randomUUID();
  const result = await callers.run({ name: runner, trace, invocation: '' }, () => run(trace));
  return { result, entries: await control().ledger({ trace }) };
};

/** Runs calls and gives what they asked of the services, but for what the SDK asked again by itself, as it does where a machine is slow. */
export const recorded = async <T>(run: (trace: string) => Promise<T>): Promise<{ result: T; entries: Entry[] }> => {
  const { result, entries } = await traced(run);
  return { result, entries: entries.filter(({ isRepeated }) => !isRepeated) };
};

/** Runs calls, of which alone these faults hit. Throws when one of them hits nothing: the test would prove nothing. */
export const withFaults = async <T>(
  faults: readonly Pick<Fault, 'kind' | 'match' | 'skip' | 'times'>[],
  run: () => Promise<T>,
): Promise<{ result: T; entries: Entry[] }> =>
  traced(async (trace) => {
    const asked = faults.map(({ match, ...fault }) => control().add({ ...fault, match: { ...match, trace } }));
    const takeBacks = await Promise.all(asked);
    const [outcome] = await Promise.allSettled([run()]);
    const haveHit = await Promise.all(takeBacks.map((takeBack) => takeBack()));
    if (outcome.status === 'rejected') throw outcome.reason;
    const missed = faults.find((_, index) => !haveHit[index]);
    if (missed) throw new Error(`the fault hit nothing: ${JSON.stringify(missed)}`);
    return outcome.value;
  });

/** Runs calls that meet this fault a few times. Time stands still, so that they are not given up, however long the SDK pauses. */
export const whileBusy = async <T>(
  fault: Pick<Fault, 'kind' | 'match' | 'skip' | 'times'>,
  run: () => Promise<T>,
): Promise<T> => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  try {
    return (await withFaults([fault], run)).result;
  } finally {
    clock.mockRestore();
  }
};
