import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../node_modules/react-router/dist/production', import.meta.url));

/** The production build of `react-router`; its package exports the development build only. */
export const routerAliases = [
  { find: /^react-router$/, replacement: `${folder}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${folder}/dom-export.mjs` },
];
