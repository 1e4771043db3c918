import { expect, test } from 'vitest';
import type { Role, Status } from '#shared/lists.ts';
import { type Access, menuOf, screens } from '#web/lib/screens.ts';
import { redirectOf } from '#web/lib/session/access.ts';

const person = (role: Role, status: Status) => ({ role, status });
const leaving = (role: Role, status: Status) => ({ role, status, leavesAt: '2026-12-03T14:03:00.000Z' });
const nobody = null;
const candidate = person('user', 'ACCEPTED');
const administrator = person('admin', 'ACCEPTED');
const superAdministrator = person('super', 'ACCEPTED');
const pending = person('user', 'PENDING');
const pendingAdministrator = person('admin', 'PENDING');
const rejected = person('user', 'REJECTED');
const choosing = { ...candidate, mustChoosePassword: true };
const both = { ...administrator, mustChoosePassword: true, mustSetUpFactor: true };
const securing = { ...administrator, mustSetUpFactor: true };

const table: [string, Access, ReturnType<typeof person | typeof leaving> | null, string | null][] = [
  ['landing, nobody', 'landing', nobody, null],
  ['landing, rejected', 'landing', rejected, null],
  ['landing, pending', 'landing', pending, '/pending'],
  ['landing, candidate', 'landing', candidate, '/user'],
  ['landing, administrator', 'landing', administrator, '/admin'],
  ['landing, super', 'landing', superAdministrator, '/super-admin'],
  ['confirming an address, candidate', 'public', candidate, null],
  ['login, nobody', 'guest', nobody, null],
  ['login, candidate', 'guest', candidate, '/user'],
  ['login, administrator', 'guest', administrator, '/admin'],
  ['login, pending', 'guest', pending, '/pending'],
  ['login, rejected', 'guest', rejected, '/'],
  ['pending, nobody', 'pending', nobody, '/'],
  ['pending, rejected', 'pending', rejected, '/'],
  ['pending, pending', 'pending', pending, null],
  ['pending, candidate', 'pending', candidate, '/user'],
  ['pending, administrator', 'pending', administrator, '/admin'],
  ['user area, nobody', ['user'], nobody, '/'],
  ['user area, rejected', ['user'], rejected, '/'],
  ['user area, pending', ['user'], pending, '/pending'],
  ['user area, candidate', ['user'], candidate, null],
  ['user area, administrator', ['user'], administrator, '/admin'],
  ['user area, super', ['user'], superAdministrator, '/super-admin'],
  ['admin area, candidate', ['admin'], candidate, '/user'],
  ['admin area, administrator', ['admin'], administrator, null],
  ['admin area, pending administrator', ['admin'], pendingAdministrator, '/pending'],
  ['super area, administrator', ['super'], administrator, '/admin'],
  ['super area, super', ['super'], superAdministrator, null],
  ['login, who must choose', 'guest', choosing, '/choose-password'],
  ['user area, who must choose', ['user'], choosing, '/choose-password'],
  ['terms, who must choose', 'public', choosing, null],
  ['choosing, who must choose', 'choosing', choosing, null],
  ['choosing, who must do both', 'choosing', both, null],
  ['second step, who must do both', 'securing', both, '/choose-password'],
  ['login, who must set up a second step', 'guest', securing, '/second-step'],
  ['admin area, who must set up a second step', ['admin'], securing, '/second-step'],
  ['terms, who must set up a second step', 'public', securing, null],
  ['choosing, who must set up a second step', 'choosing', securing, '/second-step'],
  ['second step, who must set it up', 'securing', securing, null],
  ['second step, administrator', 'securing', administrator, '/admin'],
  ['second step, nobody', 'securing', nobody, '/'],
  ['choosing, candidate', 'choosing', candidate, '/user'],
  ['choosing, pending', 'choosing', pending, '/pending'],
  ['choosing, nobody', 'choosing', nobody, '/'],
  ['user area, leaving', ['user'], leaving('user', 'ACCEPTED'), '/leaving'],
  ['landing, leaving and rejected', 'landing', leaving('user', 'REJECTED'), '/leaving'],
  ['pending, leaving', 'pending', leaving('user', 'PENDING'), '/leaving'],
  ['login, leaving administrator', 'guest', leaving('admin', 'ACCEPTED'), '/leaving'],
  ['keeping an account, leaving', 'public', leaving('user', 'ACCEPTED'), null],
  ['leaving, leaving', 'leaving', leaving('user', 'REJECTED'), null],
  ['leaving, nobody', 'leaving', nobody, '/'],
  ['leaving, candidate', 'leaving', candidate, '/user'],
  ['leaving, pending', 'leaving', pending, '/pending'],
  ['leaving, rejected', 'leaving', rejected, '/'],
];

test.each(table)('guard: %s', (_title, access, visitor, target) => {
  expect(redirectOf(access, visitor)).toBe(target);
});

test('guard: a session that ends on a guarded screen leads to the login screen, a refusal to the landing page', () => {
  expect(redirectOf(['user'], nobody, candidate)).toBe('/login');
  expect(redirectOf('pending', nobody, pending)).toBe('/login');
  expect(redirectOf(['user'], rejected, candidate)).toBe('/');
  expect(redirectOf('landing', nobody, candidate)).toBeNull();
});

test('guard: somebody accepted while they wait begins with their profile', () => {
  expect(redirectOf('pending', candidate, pending)).toBe('/user/profile');
  expect(redirectOf('pending', administrator, pendingAdministrator)).toBe('/admin');
});

test('every redirection leads to a screen whose guard lets the visitor in', () => {
  const visitors = [
    choosing,
    securing,
    both,
    nobody,
    candidate,
    administrator,
    superAdministrator,
    pending,
    pendingAdministrator,
    rejected,
  ];
  for (const { access } of screens) {
    for (const visitor of visitors) {
      const target = redirectOf(access, visitor);
      if (target === null) continue;
      const screen = screens.find(({ path }) => path === target);
      expect(screen, target).toBeDefined();
      expect(screen && redirectOf(screen.access, visitor)).toBeNull();
    }
  }
});

test('menus show the screens of their own role only', () => {
  const paths = (role: Role) => menuOf(role).map(({ path }) => path);
  expect(paths('user').every((path) => path.startsWith('/user/'))).toBe(true);
  expect(paths('admin').every((path) => path.startsWith('/admin/'))).toBe(true);
  expect(paths('super').every((path) => path.startsWith('/super-admin/'))).toBe(true);
});
