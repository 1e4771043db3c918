import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';
import { addPackages, externalPackages } from './packages.ts';
import { mapsBeside, moveSourceMaps } from './source-maps.ts';

const root = join(import.meta.dirname, '..');

/** What stands in for a module: a smaller one that does what is needed of it. A name that it lacks is an error of esbuild. */
const alias = {
  '@aws-sdk/credential-provider-node': join(root, 'functions/data/kernel/sdk/credentials.ts'),
  '@smithy/core/event-streams': join(root, 'functions/data/kernel/sdk/no-event-streams.ts'),
  'node:fs/promises': join(root, 'functions/data/kernel/sdk/no-profiles.ts'),
  // Half of `react-dom/server`: the report is rendered to a string, nothing is streamed.
  'react-dom/server': join(root, 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'),
};

/** How esbuild bundles each of those functions, with all its packages, into a folder and a file of its own name in `directory`. */
export const bundleOptions = (functions: readonly string[], directory: string) =>
  ({
    absWorkingDir: root,
    entryPoints: functions.map((name) => ({ in: `functions/${name}/index.ts`, out: `${name}/${name}` })),
    outdir: directory,
    bundle: true,
    platform: 'node',
    target: 'node24',
    // As an ES module a bundle would start a quarter later: importing Node's own modules evaluates all that they load lazily
    // (github.com/aws/aws-sdk-js-v3/issues/6914).
    format: 'cjs',
    mainFields: ['module', 'main'],
    alias,
    external: externalPackages,
    minify: true,
    sourcemap: 'external',
    sourcesContent: false,
    legalComments: 'none',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // As `?inline` means in Vite, by which the tests run the same code.
    loader: { '.woff2': 'dataurl', '.css': 'text' },
    metafile: true,
    logLevel: 'warning',
  }) satisfies BuildOptions;

const link = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to);
};

/**
 * Bundles every function's handler with all its packages into a folder of its own in `directory`, and the source maps, which
 * are not deployed, into `source-maps` beside it; what cannot be bundled is linked, for CDK to copy. One run of esbuild takes
 * half the time of one per function, and none asks npm, so synthesis needs no network. Throws with esbuild's messages.
 */
export const bundleFunctions = (functions: readonly string[], directory: string): Metafile => {
  rmSync(directory, { recursive: true, force: true });
  const { metafile } = buildSync(bundleOptions(functions, directory));
  addPackages(root, metafile, link);
  moveSourceMaps(root, metafile, mapsBeside(directory));
  return metafile;
};
