import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { vi } from 'vitest';
import { type Control, callerHeader, createControl, type Entry, type Fault, runner } from '#scripts/platform/index.ts';

// All handlers share one process and credential. A header tells the local platform which function calls, so that each
// role's policy applies.
const callers = new AsyncLocalStorage<{ name: string; trace: string; invocation: string }>();

subscribe('http.client.request.created', (message) => {
  const { request } = message as { request: ClientRequest };
  const caller = callers.getStore();
  if (caller) request.setHeader(callerHeader, `${caller.name}/${caller.trace}/${caller.invocation}`);
});

export const asFunction = <T>(name: string, run: () => Promise<T>): Promise<T> =>
  callers.run({ name, trace: callers.getStore()?.trace ?? '', invocation: randomUUID() }, run);

const control = (): Control => createControl(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');

export const ledgerOf = (trace: string): Promise<Entry[]> => control().ledger({ trace });

const traced = async <T>(run: (trace: string) => Promise<T>): Promise<{ result: T; entries: Entry[] }> => {
  const trace = randomUUID();
  const result = await callers.run({ name: runner, trace, invocation: '' }, () => run(trace));
  return { result, entries: await ledgerOf(trace) };
};

/** Omits the SDK's own retries, which depend on the machine's load. */
export const recorded = async <T>(run: (trace: string) => Promise<T>): Promise<{ result: T; entries: Entry[] }> => {
  const { result, entries } = await traced(run);
  return { result, entries: entries.filter(({ isRepeated }) => !isRepeated) };
};

/** Faults apply to these calls only. Throws if one never applied, as the test would prove nothing. */
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

/** The clock stands still, so that no deadline passes during SDK backoff. */
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
