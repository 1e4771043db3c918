import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../node_modules/react-router/dist/production', import.meta.url));

/** The package of `react-router` exports the development build only. */
export const routerAliases = [
  { find: /^react-router$/, replacement: `${folder}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${folder}/dom-export.mjs` },
];
