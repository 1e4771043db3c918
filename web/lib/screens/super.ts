import { type Screen, userTexts } from './screen.ts';

const area = { access: ['super'], frame: 'area' } as const;

export const superScreens = [
  { ...area, path: '/super-admin', title: 'layout:home.title', texts: ['waiting', 'universityList'] },
  {
    ...area,
    path: '/super-admin/universities',
    title: 'universityList:title',
    texts: ['universityList'],
    menu: { name: 'universities', icon: 'landmark' },
  },
  {
    ...area,
    path: '/super-admin/universities/:id',
    title: 'universityList:detail.title',
    texts: ['universityList', 'universities', 'pictures', 'users', 'lists'],
  },
  {
    ...area,
    path: '/super-admin/universities/:id/users/:userId',
    title: 'user:title',
    texts: [...userTexts, 'universityList'],
  },
  {
    ...area,
    path: '/super-admin/jobs',
    title: 'catalogues:jobs.title',
    texts: ['catalogues', 'jobFields'],
    menu: { name: 'catalogueJobs', icon: 'briefcase' },
  },
  { ...area, path: '/super-admin/jobs/:id', title: 'catalogues:jobs.one', texts: ['catalogues', 'ratings'] },
  {
    ...area,
    path: '/super-admin/activities',
    title: 'catalogues:activities.title',
    texts: ['catalogues', 'ratings'],
    menu: { name: 'activities', icon: 'list-checks' },
  },
  {
    ...area,
    path: '/super-admin/activities/:id',
    title: 'catalogues:activities.one',
    texts: ['catalogues', 'ratings'],
  },
  {
    ...area,
    path: '/super-admin/skills',
    title: 'catalogues:skills.title',
    texts: ['catalogues', 'ratings'],
    menu: { name: 'skills', icon: 'microscope' },
  },
  { ...area, path: '/super-admin/skills/:id', title: 'catalogues:skills.one', texts: ['catalogues', 'ratings'] },
  // Its link stands beside the lists.
  {
    ...area,
    path: '/super-admin/catalogue',
    title: 'wholeCatalogue:title',
    texts: ['wholeCatalogue', 'catalogues', 'ratings'],
  },
  {
    ...area,
    path: '/super-admin/audit',
    title: 'audit:title',
    texts: ['audit', 'lists', 'users', 'jobFields'],
    menu: { name: 'audit', icon: 'history' },
  },
] as const satisfies readonly Screen[];
