import { expect, test, vi } from 'vitest';
import { countWrite } from '#functions/lib/limits/write-rate.ts';
import { buildUser } from '#tests/support/factories.ts';
import { invoke } from '#tests/support/invoke.ts';
import { tokenOf } from '#tests/support/sessions.ts';
import { start, stopClock } from '#tests/support/throttled.ts';

stopClock();

/** Returns the replies to further changes after `count` of them. */
const personAfter = async (count: number, role: 'user' | 'admin' = 'user') => {
  const person = await buildUser({ role });
  const authorization = `Bearer ${await tokenOf(person)}`;
  for (let made = 0; made < count; made += 1) countWrite({ id: person.id, role }, new Date());
  const call = (method: string, path: string, body?: string) => {
    const headers = { authorization, 'content-type': 'application/json' };
    return invoke(new Request(`http://test/api/v0/users/${person.id}${path}`, { method, headers, body }));
  };
  return { read: () => call('GET', ''), change: () => call('PUT', '', '{}') };
};

test('the 1 201st change of a candidate in ten minutes is refused, until the next ten begin', async () => {
  const busy = await personAfter(1_199);
  expect((await busy.change()).status).toBe(200);
  const refusal = await busy.change();
  const seconds = Number(refusal.headers.get('retry-after'));
  expect(refusal.status).toBe(429);
  expect(seconds).toBe(600 - ((start / 1000) % 600));
  expect((await busy.read()).status).toBe(200);
  expect((await (await personAfter(0)).change()).status).toBe(200);
  vi.setSystemTime(start + seconds * 1000);
  expect((await busy.change()).status).toBe(200);
});

test('an administrator makes 6 000', async () => {
  const busy = await personAfter(5_999, 'admin');
  expect((await busy.change()).status).toBe(200);
  expect((await busy.change()).status).toBe(429);
});
