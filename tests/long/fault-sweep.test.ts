import { beforeAll, expect, test, vi } from 'vitest';
import { noteFigures } from '#scripts/tools/trust/note.ts';
import { sceneOfEachFunction, scenes } from '#tests/faults/scenes.ts';
import { type Shot, type Swept, sweep } from '#tests/faults/sweep.ts';

// `npm run faults` takes every site and kind, `npm test` some of every fourteenth call.
const isWhole = Boolean(process.env.EVERY_FAULT);
const [step, each] = isWhole ? [1, Number.POSITIVE_INFINITY] : [14, 2];
const tooLong = 4 * 3_600_000;
/** Calls are answered within three seconds. */
const promisedMs = 3_000;

/** Spread over the call's sites and kinds, others for each call. */
const some = (shots: readonly Shot[], call: number, most: number): Shot[] => {
  const stride = Math.max(1, Math.floor(shots.length / most));
  return shots.filter((_, index) => most >= shots.length || (index + 5 * call) % stride === 0).slice(0, most);
};

const report = ({ calls, sites, kinds, runs, slowest, findings }: Swept): void => {
  const took = `${Math.round(slowest.ms)} ms: ${slowest.run}`;
  process.stdout.write(`faults: ${calls} calls, ${sites} sites, ${kinds.size} kinds, ${runs} runs, slowest ${took}\n`);
  expect(findings.map(({ sort, run, told }) => `${sort}: ${run}\n${told}`)).toEqual([]);
};

beforeAll(() => {
  // One line per request and failure would be too many.
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

test('every call of the contract has a request that the sweep plays', () => {
  expect(scenes.length).toBe(168);
});

test(
  'a fault at any call to a service loses nothing, leaves nothing half done, and is over with it',
  async () => {
    const only = scenes.filter((_, index) => index % step === 0);
    const swept = await sweep((shots, call) => some(shots, call, each), {
      lanes: isWhole ? 6 : 3,
      eachTable: isWhole ? 1 : 5,
      only,
    });
    const { sites, kinds, runs, slowest, findings } = swept;
    const count = (sort: string): number => findings.filter((finding) => finding.sort === sort).length;
    const [lost, half, slowestMs] = [count('lost'), count('half'), Math.round(slowest.ms)];
    if (isWhole) noteFigures('fault-sweep', { sites, kinds: kinds.size, runs, lost, half, slowestMs });
    report(swept);
    expect(runs).toBeGreaterThanOrEqual(20);
    // A sample runs beside other tests, where the clock says more of the machine.
    if (isWhole) expect(slowest.ms, slowest.run).toBeLessThanOrEqual(promisedMs);
  },
  tooLong,
);

test(
  'a fault at what a function asks only when it starts is told as such, and over with it',
  async () => {
    const isOfStart = ({ site }: Shot): boolean => !/Item|Scan/.test(site.operation);
    const only = isWhole ? sceneOfEachFunction : sceneOfEachFunction.slice(0, 2);
    const choose = (shots: readonly Shot[], call: number) => some(shots.filter(isOfStart), call, each);
    report(await sweep(choose, { lanes: 1, eachTable: only.length, only, begin: () => vi.resetModules() }));
  },
  tooLong,
);
