import type { FunctionSettings } from '#infra/function-settings.ts';
import * as assumed from './assumptions.ts';
import { type Quantities, sumOf } from './prices.ts';

/** Measured by tests on a warm function; `reads` and `writes` are capacity units. */
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

export type Counted = {
  costs: ReadonlyMap<string, CallCost>;
  servedBy: ReadonlyMap<string, Pick<FunctionSettings, 'memoryMB' | 'architecture'>>;
};

const kilobytes = 1024 ** 2;

const running = (
  { memoryMB, architecture }: Pick<FunctionSettings, 'memoryMB' | 'architecture'>,
  seconds: number,
): Quantities => ({
  [architecture === 'arm64' ? 'lambdaArmSeconds' : 'lambdaX86Seconds']: (memoryMB / 1024) * seconds,
});

/** Throws for a call that no test measured or no function serves. */
export const usedByCall = (call: string, times: number, { costs, servedBy }: Counted): Quantities => {
  const cost = costs.get(call);
  const settings = servedBy.get(call);
  if (!cost || !settings) throw new Error(`${call} is no call of the product, or tests/calls.md does not know it`);
  const { duration, longer, start, logs, signing, traced } = assumed;
  const ms = duration.perCall + duration.perTrip * cost.trips + (longer[call] ?? 0) + start.share * start.ms;
  return sumOf(running(settings, (times * ms) / 1000), {
    apiRequests: times,
    lambdaRequests: times,
    edgeRequests: times,
    tableReads: times * cost.reads,
    tableWrites: times * cost.writes,
    signatures: signing.includes(call) ? times : 0,
    logsWritten: (times * logs.perCallKB) / kilobytes,
    logsKept: (times * logs.perCallKB * logs.months) / kilobytes,
    traces: times * traced,
    secretReads: times * start.share * assumed.secretReads.perStart,
  });
};

const keyUses = (functions: number): number => (functions * assumed.minutesOfMonth) / assumed.keyMinutes;

const originReads = (functions: number): number =>
  (functions * assumed.minutesOfMonth) / assumed.secretReads.againMinutes;

/** Usage that each cell has by itself as soon as it has people. */
export const usedByWaking = ({ servedBy }: Counted): Quantities => {
  const functions = new Set(servedBy.values()).size;
  return { keyUses: keyUses(functions), secretReads: originReads(functions) };
};

/** Per month. */
export const usedBesideCalls = (candidates: number, copiedWeeks: number): Quantities => {
  const { mails, tableKB, filesMB, filePuts, fileGets, siteRequests, trafficMB } = assumed.perCandidate;
  const tableGB = (candidates * tableKB) / kilobytes;
  return {
    mails: candidates * mails,
    tableStorage: tableGB,
    tableRecovery: tableGB,
    tableCopies: copiedWeeks * tableGB,
    fileStorage: (candidates * filesMB) / 1024,
    fileWrites: candidates * filePuts,
    fileReads: candidates * fileGets,
    edgeRequests: candidates * siteRequests,
    edgeFunctions: candidates * siteRequests,
    edgeTraffic: (candidates * trafficMB) / 1024,
  };
};

/** Per month. */
export const usedByCandidates = (candidates: number, copiedWeeks: number, counted: Counted): Quantities => {
  const calls = Object.entries(assumed.callsOfCandidate).map(([call, times]) =>
    usedByCall(call, candidates * times, counted),
  );
  return sumOf(...calls, usedBesideCalls(candidates, copiedWeeks), candidates > 0 ? usedByWaking(counted) : {});
};

/** Per month, beside `usedByCandidates`, in a stage of several cells; `elsewhere` is the part outside the main cell. */
export const usedByRouting = (candidates: number, elsewhere: number, counted: Counted): Quantities => {
  const { callsOfCandidate, calledWithoutCell, directoryReads } = assumed;
  const calls = Object.values(callsOfCandidate).reduce((sum, times) => sum + candidates * times, 0);
  const timesOf = (call: string): number => candidates * (callsOfCandidate[call] ?? 0);
  const open = calledWithoutCell.reduce((sum, call) => sum + timesOf(call), 0);
  const twice = calledWithoutCell.map((call) => usedByCall(call, elsewhere * timesOf(call), counted));
  return sumOf(...twice, { edgeFunctions: calls, edgeStoreReads: calls, tableReads: open * directoryReads });
};

/** Usage of an idle month. `clocked` holds the minutes between two invocations, by scheduled function. */
export const usedIdly = (
  extras: assumed.StageExtras,
  clocked: readonly (Pick<FunctionSettings, 'memoryMB' | 'architecture'> & { everyMinutes: number })[],
  counted: Counted,
  kept: { keys: number; secrets: number } = assumed.kept,
): Quantities => {
  const { look, minutesOfMonth, canaryCalls, start, secretReads } = assumed;
  const looks = clocked.map(({ everyMinutes, ...settings }) => {
    const times = minutesOfMonth / everyMinutes;
    return sumOf(running(settings, (times * look.ms) / 1000), {
      lambdaRequests: times,
      tableReads: times * look.reads,
      secretReads: times * start.share * secretReads.perStart,
    });
  });
  const { alarms, metrics, dashboards, firewallRules, canaryMinutes, copiedWeeks } = extras;
  const visits = canaryMinutes > 0 ? minutesOfMonth / canaryMinutes : 0;
  const canary = visits > 0 ? canaryCalls.map((call) => usedByCall(call, visits, counted)) : [];
  const firewalls = firewallRules > 0 ? 1 : 0;
  return sumOf(...looks, ...canary, {
    ...kept,
    ...{ alarms, metrics, dashboards, firewallRules, firewalls },
    keys: kept.keys + (copiedWeeks > 0 ? 1 : 0),
    secrets: kept.secrets + (visits > 0 ? 1 : 0),
    secretReads: visits,
    keyUses: keyUses(clocked.length),
  });
};

/** Usage of an idle month of a further cell. */
export const usedByIdleCell = (
  { metrics, dashboards, copiedWeeks, cellAlarms }: assumed.StageExtras,
  clocked: Parameters<typeof usedIdly>[1],
  counted: Counted,
): Quantities => {
  const own = { alarms: cellAlarms, cellAlarms, metrics, dashboards, copiedWeeks };
  return usedIdly({ ...own, firewallRules: 0, canaryMinutes: 0 }, clocked, counted, assumed.keptByCell);
};

export const lookedAt = ({ firewalls = 0, edgeRequests = 0 }: Quantities): Quantities =>
  firewalls > 0 ? { firewallRequests: edgeRequests } : {};
