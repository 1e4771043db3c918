import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { mapsIn } from './source-lines/maps.ts';
import { readable, translate } from './source-lines/translate.ts';

/**
 * `npm run source-lines < FILE`: prints what it reads, log lines or a stack, with source lines in the place of those of the
 * deployed bundles. The maps are those of the last synthesis; the same commit's synthesis always makes the same ones.
 */
const { values } = parseArgs({ options: { maps: { type: 'string', default: 'cdk.out/source-maps' } } });

if (existsSync(values.maps)) {
  for await (const line of createInterface({ input: process.stdin }))
    console.log(translate(readable(line), mapsIn(values.maps)));
} else {
  console.error(
    `There are no source maps in ${values.maps}: synthesise the stack of the deployed commit, npx cdk synth`,
  );
  process.exitCode = 1;
}
