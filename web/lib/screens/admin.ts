import { type Screen, userTexts } from './screen.ts';

/** The area of a university's administrators. */
export const adminScreens = [
  { path: '/admin', access: ['admin'], frame: 'area', title: 'layout:home.title', texts: ['waiting', 'adminHome'] },
  {
    path: '/admin/university',
    access: ['admin'],
    frame: 'area',
    title: 'universities:title',
    texts: ['universities', 'timeZones', 'pictures'],
    menu: { name: 'university', icon: 'landmark' },
  },
  {
    path: '/admin/users',
    access: ['admin'],
    frame: 'area',
    title: 'users:title',
    texts: ['users', 'lists'],
    menu: { name: 'users', icon: 'users' },
  },
  {
    path: '/admin/users/:id',
    access: ['admin'],
    frame: 'area',
    title: 'user:title',
    texts: userTexts,
  },
  {
    path: '/admin/courses',
    access: ['admin'],
    frame: 'area',
    title: 'formations:title',
    texts: ['formations'],
    menu: { name: 'formations', icon: 'graduation-cap' },
  },
  {
    path: '/admin/courses/:id',
    access: ['admin'],
    frame: 'area',
    title: 'formations:detail.title',
    texts: ['formations', 'ratings'],
  },
  {
    path: '/admin/resources',
    access: ['admin'],
    frame: 'area',
    title: 'resources:title',
    texts: ['resources'],
    menu: { name: 'sharedResources', icon: 'folder-open' },
  },
  {
    path: '/admin/users/import',
    access: ['admin'],
    frame: 'area',
    title: 'listImports:users.title',
    texts: ['listImports'],
  },
  {
    path: '/admin/courses/import',
    access: ['admin'],
    frame: 'area',
    title: 'listImports:formations.title',
    texts: ['listImports'],
  },
  {
    path: '/admin/audit',
    access: ['admin'],
    frame: 'area',
    title: 'audit:title',
    texts: ['audit', 'lists', 'users'],
    menu: { name: 'audit', icon: 'history' },
  },
  {
    path: '/admin/help',
    access: ['admin'],
    frame: 'area',
    title: 'adminHelp:title',
    texts: ['adminHelp'],
    // The footer's link is the candidates' alone.
    menu: { name: 'help', icon: 'info' },
  },
] as const satisfies readonly Screen[];
