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
  /** Another attempt of the same command of the SDK is here already: on a busy machine the first one may never arrive. */
  isRepeated: boolean;
};

type Totals = Pick<Entry, 'actions' | 'readUnits' | 'writeUnits'> & { roundTrips: number };

/** `commandId`: the SDK gives all attempts of a command the same. */
type Noted = Omit<Entry, 'caller' | 'trace' | 'operation' | 'keys' | 'isRepeated'> & { commandId: string };

export type Filter = { caller?: string | undefined; trace?: string | undefined };

/** Older entries are dropped, so that a long run does not fill the memory. */
const mostEntries = 20_000;

export const createLedger = () => {
  let entries: Entry[] = [];
  const commands = new Set<string>();
  /** An empty id belongs to no command. */
  const isKnown = (commandId: string): boolean => {
    if (commandId === '') return false;
    const isThere = commands.has(commandId);
    if (commands.size >= mostEntries) commands.clear();
    commands.add(commandId);
    return isThere;
  };
  return {
    note: (call: Call, { commandId, ...rest }: Noted): void => {
      const { caller, operation, keys } = call;
      const isRepeated = isKnown(commandId);
      entries.push({ caller: caller.name, trace: caller.trace, operation, keys, isRepeated, ...rest });
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
