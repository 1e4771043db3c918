import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '#shared/lists.ts';
import { screens } from './lib/screens.ts';
import { chunksOf, sheetsOf } from './vite-bundle.ts';
import type { Release } from './worker/worker.ts';

const firstOf = (bundle: Rolldown.OutputBundle): string[] => {
  const { entry, messages, ofScreen, onDemand } = chunksOf(bundle);
  const home = screens.find(({ path }) => path === '/user');
  if (!home) throw new Error('the areas have no first page');
  const pages = languages.map((language) => ofScreen(home, language));
  const chunks = new Set([entry, messages, ...pages, ...pages.flatMap(onDemand)].flatMap((set) => [...set]));
  const others = Object.keys(bundle).filter((name) => /\.woff2$|\/boot-/.test(name));
  return [...[...chunks].map(({ fileName }) => fileName), ...sheetsOf(chunks), ...others];
};

/**
 * The shell is a copy of the site's page with a hashed name, which is deployed with the assets before the worker and
 * belongs to one release.
 */
export const worker = (): Plugin => ({
  name: 'worker',
  apply: 'build',
  writeBundle: {
    // Runs after `integrity`, which completes the page.
    order: 'post',
    sequential: true,
    handler: async ({ dir = '' }, bundle) => {
      const page = readFileSync(resolve(dir, 'index.html'));
      const shell = `assets/shell-${createHash('sha256').update(page).digest('hex').slice(0, 8)}.html`;
      writeFileSync(resolve(dir, shell), page);
      const assets = [shell, ...Object.keys(bundle).filter((name) => name.startsWith('assets/'))];
      const paths = (names: string[]): string[] => names.map((name) => `/${name}`);
      const release: Release = { shell: `/${shell}`, first: paths([shell, ...firstOf(bundle)]), assets: paths(assets) };
      await build({
        entryPoints: [resolve(import.meta.dirname, 'worker/worker.ts')],
        bundle: true,
        minify: true,
        format: 'iife',
        target: ['chrome123', 'firefox121', 'safari17.5'],
        define: { release: JSON.stringify(release) },
        outfile: resolve(dir, 'sw.js'),
      });
    },
  },
});
