import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
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
    // They wait, for the database, for retries, for what a page shows: three files at a time fill two cores.
    maxWorkers: 3,
    silent: 'passed-only',
    sequence: { sequencer: SlowestFirst },
    allowOnly: false,
    testTimeout: 60_000,
    // The checker of patterns runs its one program for every machine.
    env: { DEBUG_PRINT_LIMIT: '3000', RECHECK_BACKEND: 'pure' },
    // A style sheet is empty in tests unless named here; the printed report is nothing without its own.
    css: { include: [/functions\/exports\//] },
    hookTimeout: 120_000,
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
          // Left to Node, it would import the development build.
          server: { deps: { inline: ['react-router-dom'] } },
        },
        // The copy that the site is built with.
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
      {
        extends: true,
        test: {
          name: 'local',
          isolate: false,
          setupFiles: ['tests/support/own-modules.ts'],
          include: ['tests/local/**/*.test.ts', 'scripts/platform/tests/**/*.test.ts'],
          globalSetup: ['tests/support/build.ts'],
        },
      },
      ...[
        { name: 'functions', include: ['tests/functions/**/*.test.{ts,tsx}'] },
        // For `npm run check`.
        { name: 'long', include: ['tests/long/**/*.test.ts'] },
      ].map((handlers) => ({
        extends: true as const,
        test: {
          ...handlers,
          isolate: false,
          maxConcurrency: 20,
          globalSetup: ['tests/support/stand-ins.ts'],
          setupFiles: ['tests/support/own-modules.ts', 'tests/support/fresh-table-setup.ts'],
        },
      })),
    ],
  },
});
