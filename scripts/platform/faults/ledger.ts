import type { Call } from './fault.ts';

/** One round trip to a service. */
export type Entry = {
  /** The function's label, or `local`. */
  caller: string;
  trace?: string | undefined;
  operation: string;
  /** What it does by itself: one, or as many as a batch or transaction holds. */
  actions: number;
  /** The partition keys it names. */
  keys: readonly string[];
  /** In capacity units, as the service counts them. */
  readUnits: number;
  writeUnits: number;
  /** `ok`, the error's name, or the fault that hit it. */
  outcome: string;
  /** The SDK asks again, after an error or because no answer came in time. */
  isRepeated: boolean;
};

export type Totals = Pick<Entry, 'actions' | 'readUnits' | 'writeUnits'> & { roundTrips: number };

/** Whose entries: of a function, of a test, or of all. */
export type Filter = { caller?: string | undefined; trace?: string | undefined };

/** The newest entries are kept: a product that runs for days must not fill the memory. */
const mostEntries = 20_000;

/** What was asked of the services since the start or the last reset. */
export const createLedger = () => {
  let entries: Entry[] = [];
  return {
    note: (call: Call, rest: Omit<Entry, 'caller' | 'trace' | 'operation' | 'keys'>): void => {
      const { caller, operation, keys } = call;
      entries.push({ caller: caller.name, trace: caller.trace, operation, keys, ...rest });
      if (entries.length >= 2 * mostEntries) entries = entries.slice(-mostEntries);
    },

    read: ({ caller, trace }: Filter = {}): Entry[] =>
      entries.filter((entry) => (!caller || entry.caller === caller) && (!trace || entry.trace === trace)),

    reset: (): void => {
      entries = [];
    },
  };
};

export type Ledger = ReturnType<typeof createLedger>;

/** Entries added up, by function. */
export const totalsOf = (entries: readonly Entry[]): Record<string, Totals> => {
  const totals: Record<string, Totals> = {};
  for (const { caller, actions, readUnits, writeUnits } of entries) {
    totals[caller] ??= { roundTrips: 0, actions: 0, readUnits: 0, writeUnits: 0 };
    const total = totals[caller];
    total.roundTrips += 1;
    total.actions += actions;
    total.readUnits += readUnits;
    total.writeUnits += writeUnits;
  }
  return totals;
};
