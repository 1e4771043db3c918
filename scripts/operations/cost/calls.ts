/** For a warm function, as tests counted it; reads and writes in units. */
export type CallCost = { trips: number; reads: number; writes: number };

/** Parses tests/calls.md: the first cell is the call, the last three are its counts. */
export const callCosts = (table: string): ReadonlyMap<string, CallCost> => {
  const rows = table.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const call = /^`(.+)`$/.exec(cells[1] ?? '')?.[1];
    const [trips = 0, reads = 0, writes = 0] = cells.slice(-4, -1).map(Number);
    return call ? [[call, { trips, reads, writes }] as const] : [];
  });
  return new Map(rows);
};
