import type { Texts } from '#shared/i18n/index.ts';
import type { TextKey } from '#shared/i18n/translate.ts';
import type { Role } from '#shared/lists.ts';
import type { IconName } from '#web/ui/icon-names.ts';

/** Who may see a screen: everybody; everybody whom no other screen awaits (the landing page); whoever is not signed in; those who wait to be accepted; the accepted of some roles. */
export type Access = 'public' | 'landing' | 'guest' | 'pending' | readonly Role[];

/** What stands around a screen: the menu of the signed-in areas, the top bar, or the labyrinth beside a form. */
export type Frame = 'area' | 'site' | 'split';

/** The texts that a browser may load; the others are a server's. */
export type Namespace = keyof Texts;

/** A screen's title: a text by its namespace and key. */
export type TitleKey = TextKey<Namespace>;

export type Screen = {
  path: string;
  access: Access;
  frame: Frame;
  /** Stands in the browser's tab and is announced after a navigation. */
  title: TitleKey;
  /** The texts that it is worded with; what stands around it, and what it loads on demand, has its own. */
  texts: readonly Namespace[];
  /** Rendered to HTML by the build, in each language: for who comes for the first time. The edge knows them too (`infra/constructs/page-fallback.js`). */
  isRendered?: true;
  /** Filled in by a function, in the page that the build writes under this name, in each language, at the top of the site. */
  shell?: 'cv';
  /** Makes it an entry of its area's menu, in the order of this table, worded in the namespace `menu` under this name. */
  menu?: { name: keyof Texts['menu']; icon: IconName };
};

const frameTexts: Record<Frame, readonly Namespace[]> = { site: [], split: ['errors'], area: ['errors', 'menu'] };

/** All that a screen is worded with, and what stands around it. */
export const textsOf = ({ frame, texts }: Pick<Screen, 'frame' | 'texts'>): readonly Namespace[] => [
  'common',
  'layout',
  ...frameTexts[frame],
  ...texts,
];

/** Of a member's record, whoever administers them. */
const userTexts = [
  'user',
  'users',
  'profile',
  'pictures',
  'doctorates',
  'cv',
  'lists',
] as const satisfies readonly Namespace[];

/** Every screen there is: router, guard, menu and footer are loops over it; what each shows stands in `web/app/routes.ts`. */
const table = [
  { path: '/', access: 'landing', frame: 'site', title: 'landing:title', texts: ['landing'], isRendered: true },
  { path: '/login', access: 'guest', frame: 'split', title: 'auth:login.title', texts: ['auth'], isRendered: true },
  { path: '/register', access: 'guest', frame: 'split', title: 'auth:register.title', texts: ['auth'] },
  { path: '/reset-password', access: 'public', frame: 'split', title: 'auth:reset.title', texts: ['auth'] },
  { path: '/confirm-email', access: 'public', frame: 'split', title: 'auth:confirm.title', texts: ['auth'] },
  { path: '/pending', access: 'pending', frame: 'split', title: 'auth:pending.title', texts: ['auth'] },
  { path: '/public/cgu', access: 'public', frame: 'site', title: 'terms:title', texts: ['terms'] },
  {
    path: '/public/cv/:id',
    access: 'public',
    frame: 'site',
    title: 'cv:title',
    texts: ['cv', 'lists'],
    shell: 'cv',
  },
  {
    path: '/user',
    access: ['user'],
    frame: 'area',
    title: 'layout:home.title',
    texts: ['journey', 'lists', 'auth'],
  },
  {
    path: '/user/profile',
    access: ['user'],
    frame: 'area',
    title: 'profile:title',
    texts: ['profile', 'pictures', 'doctorates', 'lists'],
    menu: { name: 'profile', icon: 'user-round' },
  },
  {
    path: '/user/phd',
    access: ['user'],
    frame: 'area',
    title: 'doctorates:title',
    texts: ['doctorates', 'lists'],
    menu: { name: 'doctorates', icon: 'graduation-cap' },
  },
  {
    path: '/user/assessment',
    access: ['user'],
    frame: 'area',
    title: 'portfolios:title',
    texts: ['portfolios'],
    menu: { name: 'portfolios', icon: 'list-checks' },
  },
  {
    path: '/user/assessment/:id',
    access: ['user'],
    frame: 'area',
    title: 'portfolios:detail.title',
    texts: ['portfolios', 'lists'],
  },
  {
    path: '/user/assessment/:id/guided',
    access: ['user'],
    frame: 'area',
    title: 'guided:title',
    texts: ['guided', 'portfolios', 'lists'],
  },
  {
    path: '/user/assessment/:id/result',
    access: ['user'],
    frame: 'area',
    title: 'results:title',
    texts: ['results', 'portfolios', 'lists'],
  },
  {
    path: '/user/jobs',
    access: ['user'],
    frame: 'area',
    title: 'jobs:title',
    texts: ['jobs', 'lists'],
    menu: { name: 'jobs', icon: 'briefcase' },
  },
  { path: '/user/jobs/wishes', access: ['user'], frame: 'area', title: 'wishes:title', texts: ['wishes', 'jobs'] },
  {
    path: '/user/jobs/compare',
    access: ['user'],
    frame: 'area',
    title: 'compare:title',
    texts: ['compare', 'jobs'],
  },
  {
    path: '/user/courses',
    access: ['user'],
    frame: 'area',
    title: 'formations:suggested.title',
    texts: ['formations'],
    menu: { name: 'courses', icon: 'book-open' },
  },
  {
    path: '/user/career',
    access: ['user'],
    frame: 'area',
    title: 'doctorates:careerTitle',
    texts: ['doctorates', 'jobs'],
    menu: { name: 'career', icon: 'route' },
  },
  {
    path: '/user/cv',
    access: ['user'],
    frame: 'area',
    title: 'cv:title',
    texts: ['cv', 'usercv', 'lists'],
    menu: { name: 'cv', icon: 'globe' },
  },
  {
    path: '/user/resources',
    access: ['user'],
    frame: 'area',
    title: 'resources:title',
    texts: ['resources'],
    menu: { name: 'resources', icon: 'folder-open' },
  },
  { path: '/user/help', access: ['user'], frame: 'area', title: 'help:title', texts: ['help', 'campusContact'] },
  { path: '/admin', access: ['admin'], frame: 'area', title: 'layout:home.title', texts: ['auth', 'adminHome'] },
  {
    path: '/admin/university',
    access: ['admin'],
    frame: 'area',
    title: 'universities:title',
    texts: ['universities', 'pictures'],
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
    texts: ['formations', 'lists'],
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
    texts: ['audit'],
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
  {
    path: '/super-admin',
    access: ['super'],
    frame: 'area',
    title: 'layout:home.title',
    texts: ['auth', 'universityList'],
  },
  {
    path: '/super-admin/universities',
    access: ['super'],
    frame: 'area',
    title: 'universityList:title',
    texts: ['universityList'],
    menu: { name: 'universities', icon: 'landmark' },
  },
  {
    path: '/super-admin/universities/:id',
    access: ['super'],
    frame: 'area',
    title: 'universityList:detail.title',
    texts: ['universityList', 'universities', 'pictures', 'users', 'lists'],
  },
  {
    path: '/super-admin/universities/:id/users/:userId',
    access: ['super'],
    frame: 'area',
    title: 'user:title',
    texts: [...userTexts, 'universityList'],
  },
  {
    path: '/super-admin/jobs',
    access: ['super'],
    frame: 'area',
    title: 'catalogues:jobs.title',
    texts: ['catalogues', 'lists'],
    menu: { name: 'catalogueJobs', icon: 'briefcase' },
  },
  {
    path: '/super-admin/jobs/:id',
    access: ['super'],
    frame: 'area',
    title: 'catalogues:jobs.one',
    texts: ['catalogues', 'lists'],
  },
  {
    path: '/super-admin/activities',
    access: ['super'],
    frame: 'area',
    title: 'catalogues:activities.title',
    texts: ['catalogues', 'lists'],
    menu: { name: 'activities', icon: 'list-checks' },
  },
  {
    path: '/super-admin/activities/:id',
    access: ['super'],
    frame: 'area',
    title: 'catalogues:activities.one',
    texts: ['catalogues', 'lists'],
  },
  {
    path: '/super-admin/skills',
    access: ['super'],
    frame: 'area',
    title: 'catalogues:skills.title',
    texts: ['catalogues', 'lists'],
    menu: { name: 'skills', icon: 'microscope' },
  },
  {
    path: '/super-admin/skills/:id',
    access: ['super'],
    frame: 'area',
    title: 'catalogues:skills.one',
    texts: ['catalogues', 'lists'],
  },
  // Its way in stands beside the lists.
  {
    path: '/super-admin/catalogue',
    access: ['super'],
    frame: 'area',
    title: 'wholeCatalogue:title',
    texts: ['wholeCatalogue', 'catalogues', 'lists'],
  },
  {
    path: '/super-admin/audit',
    access: ['super'],
    frame: 'area',
    title: 'audit:title',
    texts: ['audit'],
    menu: { name: 'audit', icon: 'history' },
  },
  // Everybody's own, whatever their role; its way in stands beside their name.
  {
    path: '/account',
    access: ['user', 'admin', 'super'],
    frame: 'area',
    title: 'account:title',
    texts: ['account', 'auth'],
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
