import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** `npm run check`: the long sweeps that `npm test` samples; so far axe over every screen × language × width × theme. Exits 1 on a finding. */
const { status } = spawnSync(
  resolve('node_modules/.bin/playwright'),
  ['test', '-c', 'tests/playwright.config.ts', 'accessibility'],
  { stdio: 'inherit', env: { ...process.env, THESEE_LOOKS: 'all' } },
);
process.exit(status ?? 1);
