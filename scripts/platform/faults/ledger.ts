import type { Call } from './fault.ts';

export type Entry = {
  caller: string;
  trace?: string | undefined;
  operation: string;
  /** Items of a batch or transaction, otherwise 1. */
  actions: number;
  keys: readonly string[];
  /** Capacity units. */
  readUnits: number;
  writeUnits: number;
  /** `ok`, the error's name, or the injected fault. */
  outcome: string;
  isRepeated: boolean;
};

type Totals = Pick<Entry, 'actions' | 'readUnits' | 'writeUnits'> & { roundTrips: number };

export type Filter = { caller?: string | undefined; trace?: string | undefined };

/** Older entries are dropped, so that a long run does not fill the memory. */
const mostEntries = 20_000;

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
