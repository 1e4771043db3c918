import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** `npm run pictures`: takes the landing page's pictures of the product, into `web/pictures`. */
const { status } = spawnSync(
  resolve('node_modules/.bin/playwright'),
  ['test', '-c', 'tests/playwright.config.ts', '--project=pictures'],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
