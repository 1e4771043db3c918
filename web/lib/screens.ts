import type { Role } from '#shared/lists.ts';
import { areaScreens } from './screens/areas.ts';
import type { Screen } from './screens/screen.ts';

export { type Access, type Frame, type Namespace, type Screen, type TitleKey, textsOf } from './screens/screen.ts';

const publicScreens = [
  { path: '/', access: 'landing', frame: 'site', title: 'landing:title', texts: ['landing'], isRendered: true },
  { path: '/login', access: 'guest', frame: 'split', title: 'auth:login.title', texts: ['auth'], isRendered: true },
  { path: '/register', access: 'guest', frame: 'split', title: 'auth:register.title', texts: ['auth'] },
  {
    path: '/reset-password',
    access: 'public',
    frame: 'split',
    title: 'passwords:reset.title',
    texts: ['auth', 'passwords'],
  },
  {
    path: '/choose-password',
    access: 'choosing',
    frame: 'split',
    title: 'passwords:choose.title',
    texts: ['auth', 'passwords'],
  },
  { path: '/second-step', access: 'securing', frame: 'split', title: 'factor:title', texts: ['factor', 'secondStep'] },
  { path: '/confirm-email', access: 'public', frame: 'split', title: 'waiting:confirm.title', texts: ['waiting'] },
  { path: '/pending', access: 'pending', frame: 'split', title: 'waiting:pending.title', texts: ['waiting'] },
  { path: '/leaving', access: 'leaving', frame: 'split', title: 'leaving:title', texts: ['leaving'] },
  { path: '/stay', access: 'public', frame: 'split', title: 'leaving:stay.title', texts: ['leaving'] },
  { path: '/public/cgu', access: 'public', frame: 'site', title: 'terms:title', texts: ['terms'] },
  { path: '/privacy', access: 'public', frame: 'site', title: 'privacy:title', texts: ['privacy'] },
  { path: '/accessibility', access: 'public', frame: 'site', title: 'accessibility:title', texts: ['accessibility'] },
  { path: '/site-map', access: 'public', frame: 'area', title: 'siteMap:title', texts: ['siteMap'] },
  {
    path: '/public/cv/:id',
    access: 'public',
    frame: 'site',
    title: 'cv:title',
    texts: ['cv', 'lists', 'ratings'],
    shell: 'cv',
  },
] as const satisfies readonly Screen[];

/** Used by router, guard, menu and footer. `web/app/routes.ts` maps each screen to its component. */
const table = [
  ...publicScreens,
  ...areaScreens,
  // Not in the menu: the link is beside the user's name.
  {
    path: '/account',
    access: ['user', 'admin', 'super'],
    frame: 'area',
    title: 'account:title',
    texts: ['account', 'auth', 'factor', 'secondStep', 'passwords', 'waiting', 'leaving'],
  },
  { path: '*', access: 'public', frame: 'area', title: 'layout:notFound.title', texts: [] },
] as const satisfies readonly Screen[];

export const screens: readonly (Screen & { path: Path })[] = table;

/** `:id` is a parameter. */
export type Path = (typeof table)[number]['path'];

export type MenuItem = { name: NonNullable<Screen['menu']>; path: Path };

export const menuOf = (role: Role): MenuItem[] =>
  screens.flatMap(({ path, access, menu }) =>
    menu && typeof access !== 'string' && access.includes(role) ? [{ path, name: menu }] : [],
  );

export const hasScreen = (path: string): boolean => screens.some((screen) => screen.path === path);
