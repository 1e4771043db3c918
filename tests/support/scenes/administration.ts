import { at, type Scene } from './scene.ts';

export const administrationScenes: readonly Scene[] = [
  { name: 'admin-home', who: 'admin@demo.test', open: at('/admin') },
  { name: 'super-home', who: 'super@demo.test', open: at('/super-admin') },
];
