import { type AreaScreen, inArea, type Namespace } from './screen.ts';

const candidateScreens = [
  { path: '/user', title: 'layout:home.title', texts: ['waiting'] },
  {
    path: '/user/profile',
    title: 'profile:title',
    texts: ['profile', 'pictures', 'doctorates', 'lists'],
    menu: 'profile',
  },
  {
    path: '/user/phd',
    title: 'doctorates:title',
    texts: ['doctorates', 'lists'],
    menu: 'doctorates',
  },
  {
    path: '/user/assessment',
    title: 'portfolios:title',
    texts: ['portfolios'],
    menu: 'portfolios',
  },
  { path: '/user/assessment/:id', title: 'portfolios:detail.title', texts: ['portfolios', 'ratings'] },
  {
    path: '/user/assessment/:id/guided',
    frame: 'alone',
    title: 'guided:title',
    texts: ['guided', 'portfolios', 'ratings'],
  },
  { path: '/user/assessment/:id/result', title: 'results:title', texts: ['results', 'portfolios', 'ratings'] },
  { path: '/user/assessment/:id/proofs', title: 'proofs:title', texts: ['proofs', 'ratings'] },
  {
    path: '/user/jobs',
    title: 'jobs:title',
    texts: ['jobs', 'jobFields', 'lists', 'ratings'],
    menu: 'jobs',
  },
  { path: '/user/jobs/wishes', title: 'wishes:title', texts: ['wishes', 'jobs', 'lists'] },
  {
    path: '/user/jobs/compare',
    title: 'compare:title',
    texts: ['compare', 'jobPage', 'jobs', 'jobFields', 'ratings'],
  },
  {
    path: '/user/jobs/:portfolioId/:jobId',
    title: 'jobPage:title',
    texts: ['jobPage', 'jobs', 'jobFields', 'ratings'],
  },
  {
    path: '/user/courses',
    title: 'formations:suggested.title',
    texts: ['formations'],
    menu: 'courses',
  },
  {
    path: '/user/career',
    title: 'doctorates:careerTitle',
    texts: ['doctorates', 'jobs'],
    menu: 'career',
  },
  { path: '/user/cv', title: 'cv:title', texts: ['cv', 'usercv', 'proofs', 'lists', 'ratings'], menu: 'cv' },
  {
    path: '/user/resources',
    title: 'resources:title',
    texts: ['resources'],
    menu: 'resources',
  },
  { path: '/user/help', title: 'help:title', texts: ['help', 'campusContact'] },
] as const satisfies readonly AreaScreen[];

const userTexts = [
  'user',
  'users',
  'profile',
  'pictures',
  'doctorates',
  'cv',
  'lists',
] as const satisfies readonly Namespace[];

const adminScreens = [
  { path: '/admin', title: 'layout:home.title', texts: ['waiting', 'adminHome'] },
  {
    path: '/admin/university',
    title: 'universities:title',
    texts: ['universities', 'timeZones', 'pictures'],
    menu: 'university',
  },
  { path: '/admin/users', title: 'users:title', texts: ['users', 'lists'], menu: 'users' },
  { path: '/admin/users/:id', title: 'user:title', texts: userTexts },
  {
    path: '/admin/courses',
    title: 'formations:title',
    texts: ['formations'],
    menu: 'formations',
  },
  { path: '/admin/courses/:id', title: 'formations:detail.title', texts: ['formations', 'ratings'] },
  {
    path: '/admin/resources',
    title: 'resources:title',
    texts: ['resources'],
    menu: 'sharedResources',
  },
  { path: '/admin/users/import', title: 'listImports:users.title', texts: ['listImports'] },
  { path: '/admin/courses/import', title: 'listImports:formations.title', texts: ['listImports'] },
  {
    path: '/admin/audit',
    title: 'audit:title',
    texts: ['audit', 'lists', 'users', 'jobFields', 'silentCells'],
    menu: 'audit',
  },
  {
    path: '/admin/help',
    title: 'adminHelp:title',
    texts: ['adminHelp'],
    // In the menu, because only candidates have the link in the footer.
    menu: 'help',
  },
] as const satisfies readonly AreaScreen[];

const superScreens = [
  {
    path: '/super-admin',
    title: 'layout:home.title',
    texts: ['audit', 'lists', 'users', 'jobFields', 'waiting', 'superHome', 'silentCells'],
  },
  {
    path: '/super-admin/universities',
    title: 'universityList:title',
    texts: ['universityList', 'silentCells'],
    menu: 'universities',
  },
  {
    path: '/super-admin/universities/:id',
    title: 'universityList:detail.title',
    texts: ['universityList', 'universities', 'pictures', 'users', 'lists'],
  },
  { path: '/super-admin/universities/:id/users/:userId', title: 'user:title', texts: [...userTexts, 'universityList'] },
  {
    path: '/super-admin/jobs',
    title: 'catalogues:jobs.title',
    texts: ['catalogues', 'jobFields'],
    menu: 'catalogueJobs',
  },
  { path: '/super-admin/jobs/:id', title: 'catalogues:jobs.one', texts: ['catalogues', 'ratings'] },
  {
    path: '/super-admin/activities',
    title: 'catalogues:activities.title',
    texts: ['catalogues', 'ratings'],
    menu: 'activities',
  },
  { path: '/super-admin/activities/:id', title: 'catalogues:activities.one', texts: ['catalogues', 'ratings'] },
  {
    path: '/super-admin/skills',
    title: 'catalogues:skills.title',
    texts: ['catalogues', 'ratings'],
    menu: 'skills',
  },
  { path: '/super-admin/skills/:id', title: 'catalogues:skills.one', texts: ['catalogues', 'ratings'] },
  {
    path: '/super-admin/cases',
    title: 'catalogues:cases.title',
    texts: ['cases', 'catalogues', 'lists'],
    menu: 'cases',
  },
  {
    path: '/super-admin/cases/:id',
    title: 'catalogues:cases.one',
    texts: ['cases', 'catalogues', 'lists', 'jobFields'],
  },
  {
    path: '/super-admin/catalogue',
    title: 'wholeCatalogue:title',
    texts: ['wholeCatalogue', 'catalogues', 'ratings'],
    menu: 'catalogue',
  },
  {
    path: '/super-admin/audit',
    title: 'audit:title',
    texts: ['audit', 'lists', 'users', 'jobFields', 'silentCells'],
    menu: 'audit',
  },
] as const satisfies readonly AreaScreen[];

export const areaScreens = [
  ...inArea('user', candidateScreens),
  ...inArea('admin', adminScreens),
  ...inArea('super', superScreens),
];
