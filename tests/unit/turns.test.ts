import { expect, test, vi } from 'vitest';
import { forgetFull } from '#functions/lib/limits/bucket.ts';
import { takeTurn } from '#functions/lib/limits/turns.ts';

vi.mock('#functions/lib/limits/bucket.ts', { spy: true });

test('a process that a thousand universities have reached forgets those whose bucket is full again', async () => {
  const at = (ms: number) => new Date(Date.UTC(2026, 10, 27, 8, 0, 0, ms));
  for (let made = 0; made < 999; made += 1) await takeTurn(`u${made}`, at(0));
  await takeTurn('recent', at(20));
  await takeTurn('u0', at(20));
  expect(forgetFull).not.toHaveBeenCalled();
  await takeTurn('another', at(20));
  expect([...(vi.mocked(forgetFull).mock.calls[0]?.[0].keys() ?? [])].sort()).toEqual(['another', 'recent', 'u0']);
});
