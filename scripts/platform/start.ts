import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { mapsIn, withSourceLines } from '#scripts/operations/source-lines/translate.ts';
import { productBuilds, root } from './runner/build.ts';
import { startLocal } from './runner/local.ts';
import { announce, build, log, printProgress, runProduct, signal } from './runner/run-product.ts';

/**
 * `npm start`. Data is in LOCAL_DIR; `--empty` skips the demo data; `--settings FILE` replaces those of the local stage. Stops on SIGINT, SIGTERM or SIGHUP; a failure to
 * start prints one sentence and exits with status 1.
 */
await runProduct(async ({ port, localDir, concurrency, cells }) => {
  const { values } = parseArgs({
    options: { empty: { type: 'boolean', default: false }, settings: { type: 'string' } },
  });
  const settingsFile = values.settings && resolve(values.settings);
  const { site, stack, cdkOut } = productBuilds(root, signal, { cells, settingsFile });
  await build([site, stack]);
  printProgress('starting the database, the stand-ins and the API');
  const logged = withSourceLines(log, mapsIn(join(cdkOut, 'source-maps')));
  const local = await startLocal({ port, localDir, concurrency, cdkOut, log: logged });
  await announce(local, { localDir, isEmpty: values.empty }).finally(local.stop);
});
