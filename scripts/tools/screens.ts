import { rmSync } from 'node:fs';
import { runPlaywright } from './run-playwright.ts';

/**
 * `npm run screens`: scene × language × width × theme, in `.local/screens/<scene>/<look>.png`. Arguments go to
 * Playwright: `npm run screens -- -g login`.
 */
const args = process.argv.slice(2);
if (args.length === 0) rmSync('.local/screens', { recursive: true, force: true });
runPlaywright('screens', ...args);
