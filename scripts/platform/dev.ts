import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { functions } from '#infra/functions.ts';
import { mapsBeside } from '#infra/source-maps.ts';
import { mapsIn, withSourceLines } from '#scripts/operations/source-lines/maps.ts';
import { createBundler } from './dev/bundler.ts';
import { createReloader } from './dev/reloader.ts';
import { openSite } from './dev/site.ts';
import { buildIfStale, productBuilds } from './runner/build.ts';
import { startLocal } from './runner/local.ts';
import { announce, build, log, root, runProduct, say, signal } from './runner/run-product.ts';

/**
 * `npm run dev`: the product as `npm start` runs it, with the site from Vite, which replaces what is saved in the open page,
 * and the functions bundled anew when their code is saved; a saved file of the stack or of the contracts synthesises again.
 */
await runProduct(async ({ port, localDir, concurrency }) => {
  const { site, stack, cdkOut } = productBuilds(root, signal);
  // Vite serves the site here. The stack cannot be synthesised without a built one, but an old one is good enough for that.
  await build(existsSync(join(root, site.output)) ? [stack] : [site, stack]);

  say('bundling the functions, starting the site');
  const server = createServer();
  const bundler = createBundler(root, join(localDir, 'bundles'));
  const [vite] = await Promise.all([
    openSite(join(root, 'web/vite.config.ts'), server),
    ...Object.keys(functions).map((name) => bundler.bundle(name, [])),
  ]);
  say('starting the database, the stand-ins and the API');
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
      // Ctrl-C ends the bundler too, maybe at its work.
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
