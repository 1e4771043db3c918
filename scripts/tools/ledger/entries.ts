// A ledger of what a client was told about the things that it made, and of what may be found of them at the end.

/** A thing's state as text; null while it is not there. */
export type State = string | null;

export type Findings = { lost: string[]; twice: string[] };

export const createEntries = () => {
  const possible = new Map<string, Set<State>>();
  const statesOf = (name: string): Set<State> => possible.get(name) ?? new Set([null]);

  return {
    /** The service has said that it is so. */
    acknowledge: (name: string, state: State): void => void possible.set(name, new Set([state])),

    /** Nobody has said whether it is so now, or as before. */
    doubt: (name: string, state: State): void => void possible.set(name, new Set([...statesOf(name), state])),

    /** The state that was acknowledged; undefined while there is a doubt. */
    certain: (name: string): State | undefined => {
      const [only, ...others] = statesOf(name);
      return others.length > 0 ? undefined : only;
    },

    names: (): string[] => [...possible.keys()],

    /** `found` lists what is there, the same name twice if there are two of it. */
    compare: (found: readonly (readonly [name: string, state: string])[]): Findings => {
      const told = (name: string, states: readonly string[]): string =>
        `${name} is ${states.join(', ') || 'not there'}, not ${[...statesOf(name)].join(' or ')}`;
      const names = new Set([...possible.keys(), ...found.map(([name]) => name)]);
      const findings: Findings = { lost: [], twice: [] };
      for (const name of names) {
        const states = found.filter(([other]) => other === name).map(([, state]) => state);
        if (states.length > 1) findings.twice.push(told(name, states));
        else if (!statesOf(name).has(states[0] ?? null)) findings.lost.push(told(name, states));
      }
      return findings;
    },
  };
};

export type Entries = ReturnType<typeof createEntries>;
