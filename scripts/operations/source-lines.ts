import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { mapsIn, readable, translate } from './source-lines/translate.ts';

/** `npm run source-lines < FILE`. The maps are those of the last synthesis, which is reproducible per commit. */
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
