import { expect, test } from 'vitest';
import { newFileName, newSessionId, newUserId } from '#functions/data/kernel/ids.ts';

const many = 10_000;

test('ten thousand ids of people have nothing in common but their university’s code, and no order in time', () => {
  const ids = Array.from({ length: many }, () => newUserId('Abcd-1'));
  expect(ids.every((id) => /^Abcd-[1-9A-HJ-NP-Za-km-z]{22}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(many);
  // Nearly all ids that grow with time would follow the one before; half of random ones do, within five standard deviations.
  const following = ids.filter((id, place) => id > (ids[place - 1] ?? '')).length;
  expect(Math.abs(following - many / 2)).toBeLessThan(5 * Math.sqrt(many / 12));
  // Each place takes all 58 letters.
  for (let place = 5; place < 27; place += 1) expect(new Set(ids.map((id) => id[place])).size).toBe(58);
});

test('sessions and files are named by 22 letters of 58, which are 128 bits', () => {
  for (const name of [newSessionId(), newFileName()]) expect(name).toMatch(/^[1-9A-HJ-NP-Za-km-z]{22}$/);
  expect(22 * Math.log2(58)).toBeGreaterThan(128);
});
