import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { Role } from '#shared/lists.ts';
import type { IconName } from '#web/ui/icon-names.ts';

/** Where the titles and menu labels of screens come from. */
export const screenTexts = ['layout', 'auth', 'landing', 'portfolios', 'jobs', 'users'] as const;
/** A text by its namespace and key: `auth:login.title`. */
export type TextKey = ParseKeys<typeof screenTexts>;

/** Who may see a screen: everybody; everybody whom no other screen awaits (the landing page); those who wait to be accepted; the accepted of some roles. */
export type Access = 'public' | 'landing' | 'pending' | readonly Role[];

/** What stands around a screen: the menu of the signed-in areas, the top bar, or the labyrinth beside a form. */
export type Frame = 'area' | 'site' | 'split';

export type MenuEntry = { label: TextKey; hint: TextKey; icon: IconName };

export type ScreenRoute = {
  path: string;
  access: Access;
  frame: Frame;
  /** Stands in the browser's tab and is announced after a navigation. */
  title: TextKey;
  /** Makes the screen an entry of its area's menu, in the order of this table. */
  menu?: MenuEntry;
  load: () => Promise<ComponentType>;
};

/** Every screen there is: router, guard, menu and footer are loops over it. */
export const screenRoutes: readonly ScreenRoute[] = [
  {
    path: '/',
    access: 'landing',
    frame: 'site',
    title: 'landing:title',
    load: async () => (await import('#web/screens/public/landing.tsx')).Landing,
  },
  {
    path: '/login',
    access: 'public',
    frame: 'split',
    title: 'auth:login.title',
    load: async () => (await import('#web/screens/public/login.tsx')).Login,
  },
  {
    path: '/register',
    access: 'public',
    frame: 'split',
    title: 'auth:register.title',
    load: async () => (await import('#web/screens/public/register.tsx')).Register,
  },
  {
    path: '/reset-password',
    access: 'public',
    frame: 'split',
    title: 'auth:reset.title',
    load: async () => (await import('#web/screens/public/reset-password.tsx')).ResetPassword,
  },
  {
    path: '/confirm-email',
    access: 'public',
    frame: 'split',
    title: 'auth:confirm.title',
    load: async () => (await import('#web/screens/public/confirm-email.tsx')).ConfirmEmail,
  },
  {
    path: '/pending',
    access: 'pending',
    frame: 'split',
    title: 'auth:pending.title',
    load: async () => (await import('#web/screens/public/pending.tsx')).Pending,
  },
  {
    path: '/user',
    access: ['user'],
    frame: 'area',
    title: 'layout:home.title',
    load: async () => (await import('#web/screens/user/home.tsx')).UserHome,
  },
  {
    path: '/user/assessment',
    access: ['user'],
    frame: 'area',
    title: 'portfolios:title',
    menu: { label: 'portfolios:menu', hint: 'portfolios:menuHint', icon: 'list-checks' },
    load: async () => (await import('#web/screens/user/assessments.tsx')).Assessments,
  },
  {
    path: '/user/assessment/:id',
    access: ['user'],
    frame: 'area',
    title: 'portfolios:detail.title',
    load: async () => (await import('#web/screens/user/assessment.tsx')).Assessment,
  },
  {
    path: '/user/jobs',
    access: ['user'],
    frame: 'area',
    title: 'jobs:title',
    menu: { label: 'jobs:menu', hint: 'jobs:menuHint', icon: 'briefcase' },
    load: async () => (await import('#web/screens/user/jobs.tsx')).Jobs,
  },
  {
    path: '/admin',
    access: ['admin'],
    frame: 'area',
    title: 'layout:home.title',
    load: async () => (await import('#web/screens/admin/home.tsx')).AdminHome,
  },
  {
    path: '/admin/users',
    access: ['admin'],
    frame: 'area',
    title: 'users:title',
    menu: { label: 'users:menu', hint: 'users:menuHint', icon: 'users' },
    load: async () => (await import('#web/screens/admin/users.tsx')).Users,
  },
  {
    path: '/super-admin',
    access: ['super'],
    frame: 'area',
    title: 'layout:home.title',
    load: async () => (await import('#web/screens/super/home.tsx')).SuperHome,
  },
  {
    path: '*',
    access: 'public',
    frame: 'area',
    title: 'layout:notFound.title',
    load: async () => (await import('#web/screens/public/not-found.tsx')).NotFound,
  },
];

export type MenuItem = MenuEntry & { path: string };

/** The menu of a role's area. */
export const menuOf = (role: Role): MenuItem[] =>
  screenRoutes.flatMap(({ path, access, menu }) =>
    menu && typeof access !== 'string' && access.includes(role) ? [{ path, ...menu }] : [],
  );

/** Whether a screen exists: links to screens still to come are not shown. */
export const hasScreen = (path: string): boolean => screenRoutes.some((route) => route.path === path);
