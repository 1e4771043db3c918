import type { Screen } from './screen.ts';

const area = { access: ['user'], frame: 'area' } as const;

export const candidateScreens = [
  { ...area, path: '/user', title: 'layout:home.title', texts: ['journey', 'ratings', 'waiting'] },
  {
    ...area,
    path: '/user/profile',
    title: 'profile:title',
    texts: ['profile', 'pictures', 'doctorates', 'lists'],
    menu: { name: 'profile', icon: 'user-round' },
  },
  {
    ...area,
    path: '/user/phd',
    title: 'doctorates:title',
    texts: ['doctorates', 'lists'],
    menu: { name: 'doctorates', icon: 'graduation-cap' },
  },
  {
    ...area,
    path: '/user/assessment',
    title: 'portfolios:title',
    texts: ['portfolios'],
    menu: { name: 'portfolios', icon: 'list-checks' },
  },
  { ...area, path: '/user/assessment/:id', title: 'portfolios:detail.title', texts: ['portfolios', 'ratings'] },
  { ...area, path: '/user/assessment/:id/guided', title: 'guided:title', texts: ['guided', 'portfolios', 'ratings'] },
  { ...area, path: '/user/assessment/:id/result', title: 'results:title', texts: ['results', 'portfolios', 'ratings'] },
  {
    ...area,
    path: '/user/jobs',
    title: 'jobs:title',
    texts: ['jobs', 'jobFields', 'lists', 'ratings'],
    menu: { name: 'jobs', icon: 'briefcase' },
  },
  { ...area, path: '/user/jobs/wishes', title: 'wishes:title', texts: ['wishes', 'jobs'] },
  { ...area, path: '/user/jobs/compare', title: 'compare:title', texts: ['compare', 'jobs', 'jobFields'] },
  {
    ...area,
    path: '/user/courses',
    title: 'formations:suggested.title',
    texts: ['formations'],
    menu: { name: 'courses', icon: 'book-open' },
  },
  {
    ...area,
    path: '/user/career',
    title: 'doctorates:careerTitle',
    texts: ['doctorates', 'jobs'],
    menu: { name: 'career', icon: 'route' },
  },
  {
    ...area,
    path: '/user/cv',
    title: 'cv:title',
    texts: ['cv', 'usercv', 'lists'],
    menu: { name: 'cv', icon: 'globe' },
  },
  {
    ...area,
    path: '/user/resources',
    title: 'resources:title',
    texts: ['resources'],
    menu: { name: 'resources', icon: 'folder-open' },
  },
  { ...area, path: '/user/help', title: 'help:title', texts: ['help', 'campusContact'] },
] as const satisfies readonly Screen[];
