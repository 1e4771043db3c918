import { expect, test } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { claimAddressChange, takenAddresses } from '#functions/data/people/email-claims.ts';

const address = (number: number): string => `person-${number}@example.test`;

test('among hundreds of addresses each taken one is found, also at the bounds of a batch', async () => {
  const taken = Array.from({ length: 205 }, (_, i) => address(i));
  for (let from = 0; from < taken.length; from += 50) {
    const part = taken.slice(from, from + 50);
    await commit(
      part.map((email, i) => claimAddressChange(email, `AbCd-${from + i}`)),
      { now: new Date() },
    );
  }
  const free = Array.from({ length: 100 }, (_, i) => address(1000 + i));
  const asked = taken.flatMap((email, i) => [email.toUpperCase(), ...(free[i] ? [free[i]] : [])]);
  expect([...(await takenAddresses(asked))].toSorted()).toEqual(taken.toSorted());
});
