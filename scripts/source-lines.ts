import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type FindMap, readable, translate } from './source-lines/translate.ts';

/**
 * `npm run source-lines < FILE`: prints what it reads, log lines or a stack, with source lines in the place of those of the
 * deployed bundles. The maps are those of the last synthesis; the same commit's synthesis always makes the same ones.
 */
const { values } = parseArgs({ options: { maps: { type: 'string', default: 'cdk.out/source-maps' } } });

const findMap: FindMap = (bundle) => {
  const file = join(values.maps, `${bundle}.js.map`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

if (existsSync(values.maps)) {
  for await (const line of createInterface({ input: process.stdin })) console.log(translate(readable(line), findMap));
} else {
  console.error(
    `There are no source maps in ${values.maps}: synthesise the stack of the deployed commit, npx cdk synth`,
  );
  process.exitCode = 1;
}
