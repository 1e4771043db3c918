import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { iconNames } from './ui/icon-names.ts';
import { api } from './vite-api.ts';
import { budgets } from './vite-budgets.ts';
import { grid } from './vite-grid.ts';
import { integrity, pages } from './vite-pages.ts';
import { routerAliases } from './vite-router.ts';
import { worker } from './vite-worker.ts';

const icons = resolve(import.meta.dirname, '../node_modules/lucide-static/icons');

const symbolOf = (name: string): string => {
  const svg = readFileSync(resolve(icons, `${name}.svg`), 'utf8');
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, '')}</symbol>`;
};

const sprite = (): Plugin => ({
  name: 'sprite',
  transformIndexHtml: (html) =>
    html.replace('<div id="root">', `<svg hidden aria-hidden="true">${iconNames.map(symbolOf).join('')}</svg>\n    $&`),
});

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: routerAliases },
  plugins: [api(), grid(), react(), sprite(), budgets(), pages(), integrity(), worker()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    manifest: false,
    rolldownOptions: {
      output: {
        // Every page lists the files of all screens. Parts, texts and style sheets have no name in their file names,
        // which would add a kilobyte to each page.
        chunkFileNames: ({ isDynamicEntry, facadeModuleId }) =>
          `assets/${isDynamicEntry && !facadeModuleId?.includes('/i18n/') ? '[name]-' : ''}[hash:7].js`,
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        // The modules that every page loads are one file; split by sharing, they would grow with every screen. The
        // entry is not part of it: it waits for a screen, which may need a module of that file.
        codeSplitting: {
          groups: [
            { name: 'site', tags: ['$initial'], test: (id) => !/\/(main\.tsx|index\.html)$/.test(id), priority: 1 },
            // Small modules that are loaded together are one file, because a file for each would cost more than its
            // content.
            { name: 'calls', test: /\/web\/(lib\/calls\/(changes|failures|transport)|ui\/note)\.tsx?$/ },
            { name: 'fields', test: /\/web\/ui\/fields\/(field|text-field)\.tsx$/ },
            { name: 'forms', test: /\/web\/(lib\/forms\/use-form|blocks\/submit-form)\.tsx?$/ },
            { name: 'records', test: /\/shared\/schemas\/(diploma|experience|owned)\.ts$/ },
          ],
        },
      },
    },
    modulePreload: { polyfill: false },
    // A data: URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
  },
});
