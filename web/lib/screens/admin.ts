import { type Screen, userTexts } from './screen.ts';

const area = { access: ['admin'], frame: 'area' } as const;

export const adminScreens = [
  { ...area, path: '/admin', title: 'layout:home.title', texts: ['waiting', 'adminHome'] },
  {
    ...area,
    path: '/admin/university',
    title: 'universities:title',
    texts: ['universities', 'timeZones', 'pictures'],
    menu: { name: 'university', icon: 'landmark' },
  },
  {
    ...area,
    path: '/admin/users',
    title: 'users:title',
    texts: ['users', 'lists'],
    menu: { name: 'users', icon: 'users' },
  },
  { ...area, path: '/admin/users/:id', title: 'user:title', texts: userTexts },
  {
    ...area,
    path: '/admin/courses',
    title: 'formations:title',
    texts: ['formations'],
    menu: { name: 'formations', icon: 'graduation-cap' },
  },
  { ...area, path: '/admin/courses/:id', title: 'formations:detail.title', texts: ['formations', 'ratings'] },
  {
    ...area,
    path: '/admin/resources',
    title: 'resources:title',
    texts: ['resources'],
    menu: { name: 'sharedResources', icon: 'folder-open' },
  },
  { ...area, path: '/admin/users/import', title: 'listImports:users.title', texts: ['listImports'] },
  { ...area, path: '/admin/courses/import', title: 'listImports:formations.title', texts: ['listImports'] },
  {
    ...area,
    path: '/admin/audit',
    title: 'audit:title',
    texts: ['audit', 'lists', 'users', 'jobFields'],
    menu: { name: 'audit', icon: 'history' },
  },
  {
    ...area,
    path: '/admin/help',
    title: 'adminHelp:title',
    texts: ['adminHelp'],
    // The footer's link is the candidates' alone.
    menu: { name: 'help', icon: 'info' },
  },
] as const satisfies readonly Screen[];
