import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumEnvironment, chromiumPath } from '#functions/exports/chromium.ts';

const root = resolve(import.meta.dirname, '..');
// The browser unpacks itself into TMPDIR under a fixed name, which another project's version would share.
process.env.TMPDIR = resolve(root, '.local/tmp');
mkdirSync(process.env.TMPDIR, { recursive: true });

export default defineConfig({
  outputDir: resolve(root, '.local/test-results'),
  globalSetup: './support/product.ts',
  reporter: [['list'], ['json', { outputFile: resolve(root, '.local/test-reports/playwright.json') }]],
  // Tests spend most of their time waiting for pages, so three at a time fill two cores.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 240_000,
  // On a slow machine a screen that three pages open at once takes fifteen seconds.
  expect: { timeout: 30_000 },
  projects: [
    { name: 'stories', testDir: './e2e', testIgnore: ['keepers/**', 'long/**'] },
    // `npm run check` runs the keepers' project after the long stories, on the same product, whose start takes ten seconds.
    { name: 'long', testDir: './e2e/long', ...(process.env.WITH_KEEPERS && { teardown: 'keepers' }) },
    // Edit the catalogue, which all other tests read, so they run separately and one at a time.
    { name: 'keepers', testDir: './e2e/keepers', workers: 1 },
    { name: 'sweeps', testDir: './sweeps', testIgnore: ['screens.spec.ts', 'pictures.spec.ts'] },
    { name: 'screens', testDir: './sweeps', testMatch: 'screens.spec.ts' },
    { name: 'pictures', testDir: './sweeps', testMatch: 'pictures.spec.ts' },
  ],
  use: {
    actionTimeout: 30_000,
    // Without a UTF-8 locale Chromium saves files with accents as “download”.
    launchOptions: { executablePath: await chromiumPath(), env: { ...chromiumEnvironment(), LC_ALL: 'C.UTF-8' } },
    screenshot: 'only-on-failure',
  },
});
