import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { grid } from '../web/vite-grid.ts';
import { routerAliases } from '../web/vite-router.ts';
import { SlowestFirst } from './support/slowest-first.ts';

const root = resolve(import.meta.dirname, '..');
// The browser unpacks itself into TMPDIR under a fixed name, which another project's version would share.
process.env.TMPDIR = resolve(root, '.local/tmp');
mkdirSync(process.env.TMPDIR, { recursive: true });

export default defineConfig({
  root,
  test: {
    pool: 'threads',
    // Tests spend most of their time waiting, so three files at a time fill two cores.
    maxWorkers: 3,
    silent: 'passed-only',
    sequence: { sequencer: SlowestFirst },
    allowOnly: false,
    testTimeout: 60_000,
    // `pure`: recheck's JavaScript backend, which runs on every machine.
    env: { DEBUG_PRINT_LIMIT: '3000', RECHECK_BACKEND: 'pure' },
    // Vitest empties style sheets by default; the printed report needs its own.
    css: { include: [/functions\/exports\//] },
    hookTimeout: 120_000,
    // A second by default, which a cold function takes on a slow machine.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', isolate: false, include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/web/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'rendered',
          include: ['tests/web/**/*.test.tsx'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['tests/support/own-tabs.ts', 'tests/support/rendered-setup.ts'],
          // Inlined, since Node would load the development build.
          server: { deps: { inline: ['react-router-dom'] } },
        },
        plugins: [grid()],
        // The same copy as in the site's build.
        resolve: { alias: routerAliases },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          isolate: false,
          include: ['tests/infra/**/*.test.ts'],
          globalSetup: ['tests/support/bundles.ts'],
          setupFiles: ['tests/support/bundled-once.ts'],
        },
      },
      ...[
        { name: 'local', include: ['tests/local/**/*.test.ts', 'scripts/platform/tests/**/*.test.ts'] },
        // Whole products of one or several cells, for `npm run check`.
        { name: 'products', include: ['tests/products/**/*.test.ts'] },
      ].map((platform) => ({
        extends: true as const,
        test: {
          ...platform,
          isolate: false,
          setupFiles: ['tests/support/own-modules.ts'],
          globalSetup: ['tests/support/build.ts'],
        },
      })),
      ...[
        {
          name: 'functions',
          include: ['tests/functions/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/support/stand-ins.ts'],
        },
        // The other two are for `npm run check`.
        { name: 'long', include: ['tests/long/**/*.test.ts'], globalSetup: ['tests/support/stand-ins.ts'] },
        { name: 'cells', include: ['tests/cells/**/*.test.ts'], globalSetup: ['tests/support/stand-ins-of-cells.ts'] },
      ].map((handlers) => ({
        extends: true as const,
        test: {
          ...handlers,
          isolate: false,
          maxConcurrency: 20,
          setupFiles: ['tests/support/own-modules.ts', 'tests/support/fresh-table-setup.ts'],
        },
      })),
    ],
  },
});
