import type { Role } from '#shared/lists.ts';
import { adminScreens } from './screens/admin.ts';
import { candidateScreens } from './screens/candidate.ts';
import { publicScreens } from './screens/public.ts';
import type { Screen } from './screens/screen.ts';
import { superScreens } from './screens/super.ts';

export { type Access, type Frame, type Namespace, type Screen, type TitleKey, textsOf } from './screens/screen.ts';

/** For router, guard, menu and footer. `web/app/routes.ts` maps each screen to its component. */
const table = [
  ...publicScreens,
  ...candidateScreens,
  ...adminScreens,
  ...superScreens,
  // Its link stands beside the user's name.
  {
    path: '/account',
    access: ['user', 'admin', 'super'],
    frame: 'area',
    title: 'account:title',
    texts: ['account', 'auth', 'passwords', 'waiting', 'leaving'],
  },
  { path: '*', access: 'public', frame: 'area', title: 'layout:notFound.title', texts: [] },
] as const satisfies readonly Screen[];

export const screens: readonly (Screen & { path: Path })[] = table;

/** `:id` is a parameter. */
export type Path = (typeof table)[number]['path'];

export type MenuItem = NonNullable<Screen['menu']> & { path: Path };

export const menuOf = (role: Role): MenuItem[] =>
  screens.flatMap(({ path, access, menu }) =>
    menu && typeof access !== 'string' && access.includes(role) ? [{ path, ...menu }] : [],
  );

export const hasScreen = (path: string): boolean => screens.some((screen) => screen.path === path);
