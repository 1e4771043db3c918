import { expect, test, vi } from 'vitest';
import type { HttpEvent } from '#functions/lib/http/http.ts';

vi.mock('#functions/lib/keys/secrets-manager.ts', { spy: true });
// Another file of this worker may have loaded them without the spy.
vi.resetModules();
const { requireEdge } = await import('#functions/lib/http/from-edge.ts');
const { readSecret } = await import('#functions/lib/keys/secrets-manager.ts');

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
