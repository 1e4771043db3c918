import * as z from 'zod/mini';
import type { Caller } from '#scripts/platform/iam/access.ts';

/** An error that a service answers instead of doing the work, by the name that AWS gives it. */
const errors = [
  'InternalServerError',
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  // Reasons of a cancelled transaction; the first is an error of its own for a single write.
  'TransactionConflict',
  'ProvisionedThroughputExceeded',
  'ThrottlingError',
] as const;

/**
 * What happens to the connection: no answer at all, or a reset, before the service has done the work or after it. A crash is a
 * reset that ends the caller, too.
 */
const breaks = ['noAnswer', 'resetBefore', 'resetAfter', 'crashBefore', 'crashAfter'] as const;

const count = z.number().check(z.int(), z.nonnegative());

export const faultSchema = z.strictObject({
  kind: z.enum([...errors, ...breaks]),
  /** Which calls: those that fit everything that is named. */
  match: z.strictObject({
    /** The label of the function that calls, `local` for who is none. */
    caller: z.optional(z.string()),
    /** The test that calls, in the tests of handlers. */
    trace: z.optional(z.string()),
    /** The service's operation, such as `TransactWriteItems` or `SendEmail`. */
    operation: z.optional(z.string()),
    /** What one of the request's partition keys begins with; a mail's are its recipients. */
    key: z.optional(z.string()),
  }),
  /** How many fitting calls are let through first. */
  skip: z._default(count, 0),
  /** How many are hit then. */
  times: z._default(count, 1),
});

/** A fault that a test asks for; it is over when it has hit as often as it should. */
export type Fault = z.input<typeof faultSchema>;
export type FaultKind = Fault['kind'];

/** A call to a service, as faults and ledger see it. */
export type Call = { caller: Caller; operation: string; keys: readonly string[] };

type Pending = { id: number; fault: z.output<typeof faultSchema>; skipped: number; hits: number };

const fits = ({ match }: Pending['fault'], { caller, operation, keys }: Call): boolean =>
  (match.caller === undefined || match.caller === caller.name) &&
  (match.trace === undefined || match.trace === caller.trace) &&
  (match.operation === undefined || match.operation === operation) &&
  (match.key === undefined || keys.some((key) => key.startsWith(match.key ?? '')));

/** The faults that tests asked for. */
export const createFaults = () => {
  let end: (label: string) => void = () => undefined;
  let pending: Pending[] = [];
  const crashed = new Set<string>();
  let lastId = 0;

  /** Takes a fault back; tells whether it has hit: one that is there no more has. */
  const remove = (id: number): boolean => {
    const found = pending.find((candidate) => candidate.id === id);
    pending = pending.filter((candidate) => candidate !== found);
    return !found || found.hits > 0;
  };

  return {
    /** Asks for a fault, under a number; the one asked for first hits first. */
    add: (fault: Fault): number => {
      lastId += 1;
      pending.push({ id: lastId, fault: faultSchema.parse(fault), skipped: 0, hits: 0 });
      return lastId;
    },

    remove,

    /** The fault that hits this call, if any. */
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
     * Ends the caller, as a crash of its process would. In the tests of handlers, where nothing can be ended, every later call of
     * that invocation is reset instead.
     */
    crash: ({ name, invocation }: Caller): void => {
      if (invocation) crashed.add(invocation);
      else end(name);
    },

    /** Has a crash end functions so, by their label. */
    onCrash: (ending: (label: string) => void): void => {
      end = ending;
    },
  };
};

export type Faults = ReturnType<typeof createFaults>;
