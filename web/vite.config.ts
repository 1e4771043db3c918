import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { api } from './vite-api.ts';
import { budgets } from './vite-budgets.ts';
import { integrity } from './vite-integrity.ts';
import { pages } from './vite-pages.ts';
import { routerAliases } from './vite-router.ts';
import { sprite } from './vite-sprite.ts';
import { worker } from './vite-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: routerAliases },
  plugins: [api(), react(), sprite(), budgets(), pages(), integrity(), worker()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    manifest: false,
    rolldownOptions: {
      output: {
        // Every page lists the files of all screens, so parts, texts and style sheets have no name in theirs: it would add a kilobyte.
        chunkFileNames: ({ isDynamicEntry, facadeModuleId }) =>
          `assets/${isDynamicEntry && !facadeModuleId?.includes('/i18n/') ? '[name]-' : ''}[hash:7].js`,
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        // What every page begins with is one file: cut by which screens share what, it would grow a little with every screen. Not
        // the entry itself, which waits for a screen: a screen that needed a part of it would wait for it in turn.
        codeSplitting: {
          groups: [
            { name: 'site', tags: ['$initial'], test: (id) => !/\/(main\.tsx|index\.html)$/.test(id), priority: 1 },
            // Small modules that are loaded together. A file for each would cost more than it holds.
            { name: 'calls', test: /\/web\/(lib\/calls\/(changes|persist|transport)|ui\/note)\.tsx?$/ },
            { name: 'records', test: /\/shared\/schemas\/(diploma|experience|owned)\.ts$/ },
          ],
        },
      },
    },
    modulePreload: { polyfill: false },
    // A font or picture in a data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
  },
});
