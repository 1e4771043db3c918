import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mapsIn, withSourceLines } from '#scripts/operations/source-lines/maps.ts';
import { productBuilds } from './runner/build.ts';
import { startLocal } from './runner/local.ts';
import { announce, build, log, root, runProduct, say, signal } from './runner/run-product.ts';

/**
 * `npm start`: builds what changed, runs the product on this machine with its data in LOCAL_DIR, fills in the demo data and
 * says `ready`; `--empty` leaves the demo data out. Ends by SIGINT, SIGTERM or SIGHUP, or in one sentence and with status 1
 * when something is in the way.
 */
await runProduct(async ({ port, localDir, concurrency }) => {
  const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } });
  const { site, stack, cdkOut } = productBuilds(root, signal);
  await build([site, stack]);
  say('starting the database, the stand-ins and the API');
  const logged = withSourceLines(log, mapsIn(join(cdkOut, 'source-maps')));
  const local = await startLocal({ port, localDir, concurrency, cdkOut, log: logged });
  await announce(local, { localDir, isEmpty: values.empty }).finally(local.stop);
});
