import { expect, test } from 'vitest';
import { inBatches } from '#functions/data/kernel/in-batches.ts';

const numbers = Array.from({ length: 130 }, (_, i) => i);

test('everything is dealt with, no more of it at once than said, and what came of each stands in its place', async () => {
  let [underWay, most] = [0, 0];
  const results = await inBatches(25, numbers, async (number) => {
    underWay += 1;
    most = Math.max(most, underWay);
    // Later items often finish first.
    for (let turn = number % 7; turn < 7; turn += 1) await Promise.resolve();
    underWay -= 1;
    return `result ${number}`;
  });
  expect(results).toEqual(numbers.map((number) => `result ${number}`));
  expect(most).toBe(25);
});
