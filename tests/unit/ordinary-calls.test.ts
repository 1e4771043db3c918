import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('#functions/lib/limits/bucket.ts', { spy: true });
beforeEach(() => void vi.stubEnv('ORDINARY_CALLS', '50,500'));
afterEach(() => void vi.unstubAllEnvs());

test('a process that a thousand universities have reached forgets those whose bucket is full again', async () => {
  // Another test file of this worker may have loaded them, with buckets of its own.
  vi.resetModules();
  const { forgetFull } = await import('#functions/lib/limits/bucket.ts');
  const { takeOrdinaryCall } = await import('#functions/lib/limits/ordinary-calls.ts');
  const at = (ms: number) => new Date(Date.UTC(2026, 10, 27, 8, 0, 0, ms));
  for (let made = 0; made < 999; made += 1) await takeOrdinaryCall(`u${made}`, at(0));
  await takeOrdinaryCall('recent', at(20));
  await takeOrdinaryCall('u0', at(20));
  expect(forgetFull).not.toHaveBeenCalled();
  await takeOrdinaryCall('another', at(20));
  expect([...(vi.mocked(forgetFull).mock.calls[0]?.[0].keys() ?? [])].sort()).toEqual(['another', 'recent', 'u0']);
});
