import { at, type Scene } from './scene.ts';

export const administrationScenes: readonly Scene[] = [
  { name: 'admin-home', who: 'admin@demo.test', open: at('/admin') },
];
