import { expect, test } from 'vitest';
import { hasSignedIn } from '#web/lib/session/access.ts';

const ada = { role: 'user', status: 'ACCEPTED' } as const;
const waiting = { role: 'user', status: 'PENDING' } as const;
test.each([
  ['landing', ada, null, true],
  ['guest', ada, null, true],
  ['public', ada, null, false],
  ['guest', ada, waiting, false],
  ['guest', waiting, null, false],
  ['guest', null, null, false],
] as const)('on a %s screen, %j after %j has signed in there: %s', (access, person, former, has) => {
  expect(hasSignedIn(access, person, former)).toBe(has);
});
