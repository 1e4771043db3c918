import { expect, test, vi } from 'vitest';

vi.stubEnv('ORDINARY_CALLS', '50,500');
const sums = new Map<string, number>();
vi.doMock('#functions/data/universities/figures.ts', () => ({
  addRequests: async (universityId: string, requests: number) => {
    const total = (sums.get(universityId) ?? 0) + requests;
    sums.set(universityId, total);
    return total;
  },
}));
vi.doMock('#functions/data/universities/universities.ts', () => ({ findShare: async () => 1 }));

/** Modules of its own, as each of Lambda's processes has. */
const startProcess = async () => {
  vi.resetModules();
  const { secondsToCall } = await import('#functions/lib/limits/ordinary-calls.ts');
  const { countRequest } = await import('#functions/lib/limits/count-request.ts');
  return async (universityId: string, now: Date): Promise<boolean> => {
    if ((await secondsToCall(universityId, now)) > 0) return false;
    await countRequest(universityId, now);
    return true;
  };
};

const start = Date.UTC(2026, 10, 27, 8);

/** Calls served in each second. `processOf` says which process gets the call. */
const servedBy = async (
  universityId: string,
  processOf: (call: number) => number,
  perSecond: number,
  seconds: number,
) => {
  const processes = [];
  while (processes.length < 20) processes.push(await startProcess());
  const served: number[] = [];
  for (let second = 0; second < seconds; second += 1) {
    let count = 0;
    for (let call = 0; call < perSecond; call += 1) {
      const now = new Date(start + 1000 * second + (1000 * call) / perSecond);
      if (await processes[processOf(call)]?.(universityId, now)) count += 1;
    }
    served.push(count);
  }
  return served;
};
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

test.each<[string, (call: number) => number]>([
  ['evenly', (call) => call % 20],
  ['mostly one of them', (call) => (call % 4 === 0 ? call % 20 : 0)],
])('twenty processes that ten times the share reaches %s serve about the share together', async (name, processOf) => {
  const served = await servedBy(name, processOf, 500, 120);
  const later = mean(served.slice(20));
  expect(later).toBeGreaterThan(45);
  expect(later).toBeLessThan(55);
});

test('a university at nine tenths of its share is never refused, whichever processes it reaches', async () => {
  // Most of its calls reach one process, as with AWS, and the fewest those of a rare kind.
  const served = await servedBy('usual', (call) => [0, 0, 1, 0, 2, 0, 0, 1, 0, 3][(call * 7) % 10] ?? 0, 45, 300);
  expect(served.every((count) => count === 45)).toBe(true);
});

test('a university within its share is served by every process, also when it comes at once', async () => {
  const served = await servedBy('calm', (call) => call % 20, 20, 60);
  expect(served.every((count) => count === 20)).toBe(true);
});
