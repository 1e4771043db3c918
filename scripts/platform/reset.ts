import { rmSync } from 'node:fs';
import { findRunner } from './runner/running.ts';
import { localPaths, readSettings } from './runner/settings.ts';

/** `npm run reset`. Refuses while the product is running on the data. */
const { localDir } = readSettings(process.env);
const runner = findRunner(localDir);
if (runner === null) {
  for (const place of Object.values(localPaths(localDir))) rmSync(place, { recursive: true, force: true });
  console.log(`The local data in ${localDir} are gone; the next npm start fills in the demo data`);
} else {
  console.error(`The product is running on ${localDir} (process ${runner}): stop it first`);
  process.exitCode = 1;
}
