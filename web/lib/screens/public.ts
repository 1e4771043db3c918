import type { Screen } from './screen.ts';

export const publicScreens = [
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
  { path: '/confirm-email', access: 'public', frame: 'split', title: 'waiting:confirm.title', texts: ['waiting'] },
  { path: '/pending', access: 'pending', frame: 'split', title: 'waiting:pending.title', texts: ['waiting'] },
  { path: '/leaving', access: 'leaving', frame: 'split', title: 'leaving:title', texts: ['leaving'] },
  { path: '/stay', access: 'public', frame: 'split', title: 'leaving:stay.title', texts: ['leaving'] },
  { path: '/public/cgu', access: 'public', frame: 'site', title: 'terms:title', texts: ['terms'] },
  {
    path: '/public/cv/:id',
    access: 'public',
    frame: 'site',
    title: 'cv:title',
    texts: ['cv', 'lists'],
    shell: 'cv',
  },
] as const satisfies readonly Screen[];
