import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * `npm run screens`: scene × language × width × theme, in `.local/screens/<scene>/<look>.png`. Arguments go to
 * Playwright: `npm run screens -- -g login`.
 */
const args = process.argv.slice(2);
if (args.length === 0) rmSync('.local/screens', { recursive: true, force: true });
const { status } = spawnSync(
  resolve('node_modules/.bin/playwright'),
  ['test', '-c', 'tests/playwright.config.ts', '--project=screens', ...args],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
