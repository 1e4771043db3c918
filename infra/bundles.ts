import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';
import { addPackages, externalPackages } from './packages.ts';
import { mapsBeside, moveSourceMaps } from './source-maps.ts';

const root = join(import.meta.dirname, '..');

/** Smaller replacements. esbuild fails on a name that one lacks. */
const alias = {
  '@aws-sdk/credential-provider-node': join(root, 'functions/data/kernel/sdk/credentials.ts'),
  '@smithy/core/event-streams': join(root, 'functions/data/kernel/sdk/no-event-streams.ts'),
  'node:fs/promises': join(root, 'functions/data/kernel/sdk/no-profiles.ts'),
  // Halves `react-dom/server`: the report is rendered to a string and never streamed.
  'react-dom/server': join(root, 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'),
};

export const bundleOptions = (functions: readonly string[], directory: string) =>
  ({
    absWorkingDir: root,
    entryPoints: functions.map((name) => ({ in: `functions/${name}/index.ts`, out: `${name}/${name}` })),
    outdir: directory,
    bundle: true,
    platform: 'node',
    target: 'node24',
    // CommonJS: an ES module starts a quarter later, because importing Node's modules evaluates what they load lazily
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
    // Equals `?inline` of Vite, by which tests run the same code.
    loader: { '.woff2': 'dataurl', '.css': 'text' },
    metafile: true,
    logLevel: 'warning',
  }) satisfies BuildOptions;

const link = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to);
};

/**
 * One folder of `directory` per function; source maps, which are not deployed, go into `source-maps` beside it.
 * Packages that cannot be bundled are linked for CDK to copy. One esbuild run takes half the time of one per function,
 * and none calls npm, so synthesis works offline.
 */
export const bundleFunctions = (functions: readonly string[], directory: string): Metafile => {
  rmSync(directory, { recursive: true, force: true });
  const { metafile } = buildSync(bundleOptions(functions, directory));
  addPackages(root, metafile, link);
  moveSourceMaps(root, metafile, mapsBeside(directory));
  return metafile;
};
