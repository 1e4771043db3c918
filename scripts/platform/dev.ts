import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { functions } from '#infra/functions.ts';
import { mapsBeside } from '#infra/source-maps.ts';
import { mapsIn, withSourceLines } from '#scripts/operations/source-lines/translate.ts';
import { createBundler } from './dev/bundler.ts';
import { createReloader } from './dev/reloader.ts';
import { openSite } from './dev/site.ts';
import { buildIfStale, productBuilds, root } from './runner/build.ts';
import { startLocal } from './runner/local.ts';
import { announce, build, log, printProgress, runProduct, signal } from './runner/run-product.ts';

/**
 * `npm run dev`: like `npm start`, with the site from Vite (hot reload) and functions rebundled when saved. Saving a
 * file of the stack or the contracts triggers a synthesis.
 */
await runProduct(async ({ port, localDir, concurrency, cells }) => {
  const { site, stack, cdkOut } = productBuilds(root, signal, { cells });
  // Vite serves the site here, but synthesis needs a built site; an old one suffices.
  await build(existsSync(join(root, site.output)) ? [stack] : [site, stack]);

  printProgress('bundling the functions, starting the site');
  const server = createServer();
  const bundler = createBundler(root, join(localDir, 'bundles'));
  const [vite] = await Promise.all([
    openSite(join(root, 'web/vite.config.ts'), server),
    ...Object.keys(functions).map((name) => bundler.bundle(name, [])),
  ]);
  printProgress('starting the database, the stand-ins and the API');
  const development = { server, site: vite.answer, bundles: bundler.directory };
  const logged = withSourceLines(log, mapsIn(mapsBeside(bundler.directory)));
  const local = await startLocal({ port, localDir, concurrency, cdkOut, log: logged, development });

  const reload = createReloader({
    root,
    local,
    bundler,
    synthesise: async () => {
      await buildIfStale(root, stack);
    },
    onReload: (what, ms) => console.log(`reloaded  ${what}  ${(ms / 1000).toFixed(1)} s`),
    onFailure: (message) => {
      // Ctrl-C stops the bundler too, possibly in the middle of a build.
      if (!signal.aborted) console.error(`\n${message}\n\nThe code before it goes on running.\n`);
    },
  });
  vite.watcher.add(['functions', 'shared', 'infra'].map((folder) => join(root, folder)));
  vite.watcher.on('all', (_, file) => reload(file));

  try {
    await announce(local, { localDir });
  } finally {
    await vite.stop();
    await local.stop();
    await bundler.stop();
  }
});
