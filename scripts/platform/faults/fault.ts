import * as z from 'zod/mini';
import type { Caller } from '#scripts/platform/iam/access.ts';

const errors = [
  'InternalServerError',
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  // Cancellation reasons; TransactionConflict is also an error of a single write.
  'TransactionConflict',
  'ProvisionedThroughputExceeded',
  'ThrottlingError',
] as const;

/** No answer, or a reset, before or after the work is done. A crash also ends the calling function. */
const breaks = ['noAnswer', 'noAnswerAfter', 'resetBefore', 'resetAfter', 'crashBefore', 'crashAfter'] as const;

/** Refusals of one service: a batch that leaves out its last item, an object that is gone, a mail, a function that failed. */
const refusals = [
  'Unprocessed',
  'NoSuchKey',
  'MessageRejected',
  'Runtime.ExitError',
  'Runtime.OutOfMemory',
  'Sandbox.Timedout',
] as const;

const count = z.number().check(z.int(), z.nonnegative());

export const faultSchema = z.strictObject({
  kind: z.enum([...errors, ...breaks, ...refusals]),
  /** A call must match every named field. */
  match: z.strictObject({
    /** The calling function's label, or `local`. */
    caller: z.optional(z.string()),
    /** Set by tests that run handlers in process. */
    trace: z.optional(z.string()),
    /** For example `TransactWriteItems` or `SendEmail`. */
    operation: z.optional(z.string()),
    /** Prefix of one of the request's partition keys; a mail's keys are its recipients. */
    key: z.optional(z.string()),
  }),
  skip: z._default(count, 0),
  times: z._default(count, 1),
});

export type Fault = z.input<typeof faultSchema>;
export type FaultKind = Fault['kind'];

export type Call = { caller: Caller; operation: string; keys: readonly string[] };

type Pending = { id: number; fault: z.output<typeof faultSchema>; skipped: number; hits: number };

const fits = ({ match }: Pending['fault'], { caller, operation, keys }: Call): boolean =>
  (match.caller === undefined || match.caller === caller.name) &&
  (match.trace === undefined || match.trace === caller.trace) &&
  (match.operation === undefined || match.operation === operation) &&
  (match.key === undefined || keys.some((key) => key.startsWith(match.key ?? '')));

export const createFaults = () => {
  let end: (label: string) => void = () => undefined;
  let pending: Pending[] = [];
  const crashed = new Set<string>();
  let lastId = 0;

  /** Returns whether the fault has hit; true for a fault that is already gone. */
  const remove = (id: number): boolean => {
    const found = pending.find((candidate) => candidate.id === id);
    pending = pending.filter((candidate) => candidate !== found);
    return !found || found.hits > 0;
  };

  return {
    /** Returns the fault's id. Faults apply in the order they were added. */
    add: (fault: Fault): number => {
      lastId += 1;
      pending.push({ id: lastId, fault: faultSchema.parse(fault), skipped: 0, hits: 0 });
      return lastId;
    },

    remove,

    take: (call: Call): FaultKind | null => {
      if (call.caller.invocation && crashed.has(call.caller.invocation)) return 'resetBefore';
      for (const candidate of pending.filter(({ fault }) => fits(fault, call))) {
        const { id, fault, skipped } = candidate;
        if (skipped < fault.skip) {
          candidate.skipped += 1;
          continue;
        }
        candidate.hits += 1;
        if (candidate.hits === fault.times) remove(id);
        return fault.kind;
      }
      return null;
    },

    /**
     * Handlers that run in the test's process cannot be ended, so all later calls of their invocation are reset
     * instead.
     */
    crash: ({ name, invocation }: Caller): void => {
      if (invocation) crashed.add(invocation);
      else end(name);
    },

    onCrash: (ending: (label: string) => void): void => {
      end = ending;
    },
  };
};

export type Faults = ReturnType<typeof createFaults>;
