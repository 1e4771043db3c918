import type { Role } from '#shared/lists.ts';
import { adminScreens } from './screens/admin.ts';
import { candidateScreens } from './screens/candidate.ts';
import { publicScreens } from './screens/public.ts';
import type { Screen } from './screens/screen.ts';
import { superScreens } from './screens/super.ts';

export { type Access, type Frame, type Namespace, type Screen, type TitleKey, textsOf } from './screens/screen.ts';

/** Every screen there is: router, guard, menu and footer are loops over it; what each shows stands in `web/app/routes.ts`. */
const table = [
  ...publicScreens,
  ...candidateScreens,
  ...adminScreens,
  ...superScreens,
  // Everybody's own, whatever their role; its way in stands beside their name.
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

/** The address of a screen; what follows a colon is an id. */
export type Path = (typeof table)[number]['path'];

export type MenuItem = NonNullable<Screen['menu']> & { path: Path };

/** The menu of a role's area. */
export const menuOf = (role: Role): MenuItem[] =>
  screens.flatMap(({ path, access, menu }) =>
    menu && typeof access !== 'string' && access.includes(role) ? [{ path, ...menu }] : [],
  );

/** Whether a screen exists: links to screens still to come are not shown. */
export const hasScreen = (path: string): boolean => screens.some((screen) => screen.path === path);
