import { expect, test } from 'vitest';
import type { Role, Status } from '#shared/lists.ts';
import { screens } from '#web/lib/screens.ts';
import { redirectOf } from '#web/lib/session/access.ts';

const addresses = [
  '/',
  '/login',
  '/pending',
  '/user',
  '/user/jobs',
  '/user/cv',
  '/admin',
  '/admin/users',
  '/super-admin',
];
const times = <T>(count: number, one: T): T[] => Array(count).fill(one);
const person = (role: Role, status: Status) => ({ role, status });

/** The redirect of each path, in order; null for no redirect. */
test.each([
  ['nobody', null, [null, null, ...times(7, '/')]],
  ['somebody refused', person('user', 'REJECTED'), [null, ...times(8, '/')]],
  ['somebody pending', person('user', 'PENDING'), ['/pending', '/pending', null, ...times(6, '/pending')]],
  ['a candidate', person('user', 'ACCEPTED'), [...times(3, '/user'), null, null, null, ...times(3, '/user')]],
  ['an administrator', person('admin', 'ACCEPTED'), [...times(6, '/admin'), null, null, '/admin']],
  ['a super administrator', person('super', 'ACCEPTED'), [...times(8, '/super-admin'), null]],
])('%s is led from every address to where they belong', (_who, visitor, targets) => {
  const ledTo = (address: string) => {
    const screen = screens.find(({ path }) => path === address);
    if (!screen) throw new Error(`there is no screen at ${address}`);
    return redirectOf(screen.access, visitor);
  };
  expect(addresses.map(ledTo)).toEqual(targets);
});
