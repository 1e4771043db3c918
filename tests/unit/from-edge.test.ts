import { expect, test, vi } from 'vitest';
import { requireEdge } from '#functions/lib/http/from-edge.ts';
import type { HttpEvent } from '#functions/lib/http/http.ts';
import { readSecret } from '#functions/lib/keys/secrets-manager.ts';

vi.mock('#functions/lib/keys/secrets-manager.ts', { spy: true });

const sent = (secret: string) =>
  requireEdge({ headers: { 'x-origin-secret': secret } } as unknown as HttpEvent).then(
    () => 'passes',
    ({ code }) => code,
  );
const stored = (secret: object) => vi.mocked(readSecret).mockResolvedValue(JSON.stringify(secret));

test.each([
  ['the current one', { current: 'b', previous: 'a' }, 'b', 'passes'],
  ['the one before', { current: 'b', previous: 'a' }, 'a', 'passes'],
  ['the one before that', { current: 'c', previous: 'b' }, 'a', 'forbidden'],
  ['the first, which has none before', { current: 'a', previous: null }, 'a', 'passes'],
  ['none', { current: 'a', previous: null }, '', 'forbidden'],
  ['a word for none', { current: 'a', previous: null }, 'null', 'forbidden'],
])('of the origin’s secrets %s is good or not', async (_title, secrets, given, outcome) => {
  stored(secrets);
  expect(await sent(given)).toBe(outcome);
});

test('an unknown secret is looked up again, at most every ten seconds; a known one as rarely as any', async () => {
  stored({ current: 'a', previous: null });
  vi.mocked(readSecret).mockClear();
  await sent('a');
  await sent('b');
  expect(vi.mocked(readSecret).mock.calls.map(([, maxAgeMs]) => maxAgeMs)).toEqual([undefined, undefined, 10_000]);
});
