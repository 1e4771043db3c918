import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User } from '#shared/schemas/user.ts';
import { openScreen } from '#tests/support/rendered.tsx';
import { administrator, candidate, superAdministrator } from '#tests/support/web-samples.ts';

const about = ['/public/cgu', '/privacy', '/accessibility'];
const maps: [reader: string, who: User | undefined, paths: string[]][] = [
  ['a visitor', undefined, ['/', '/login', '/register', ...about]],
  ['somebody who waits', { ...candidate, status: 'PENDING' }, ['/', ...about]],
  [
    'a candidate',
    candidate,
    [
      ...['/user', '/user/profile', '/user/phd', '/user/assessment', '/user/jobs', '/user/courses', '/user/career'],
      ...['/user/cv', '/user/resources', '/account', '/user/help', ...about],
    ],
  ],
  [
    'an administrator',
    administrator,
    [
      ...['/admin', '/admin/university', '/admin/users', '/admin/courses', '/admin/resources', '/admin/audit'],
      ...['/admin/help', '/account', ...about],
    ],
  ],
  [
    'a super administrator',
    superAdministrator,
    [
      ...['/super-admin', '/super-admin/universities', '/super-admin/jobs', '/super-admin/activities'],
      ...['/super-admin/skills', '/super-admin/cases', '/super-admin/catalogue', '/super-admin/audit'],
      ...['/account', ...about],
    ],
  ],
];

test.each(maps)('the site map has every page that is open to %s, and no other', async (_, who, paths) => {
  await openScreen('/site-map', who ? { who } : {});
  await screen.findByRole('heading', { level: 1, name: 'Plan du site' });
  const links = [...screen.getByRole('main').querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(paths);
});
