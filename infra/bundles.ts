import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';
import { codeOptions, sdkAlias } from './code-options.ts';
import { addPackages, externalPackages } from './packages.ts';
import { mapsBeside, moveSourceMaps } from './source-maps.ts';

const root = join(import.meta.dirname, '..');

const alias = {
  ...sdkAlias(root),
  // Halves `react-dom/server`: the report is rendered to a string and never streamed.
  'react-dom/server': join(root, 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'),
};

export const bundleOptions = (functions: readonly string[], directory: string) =>
  ({
    ...codeOptions,
    absWorkingDir: root,
    entryPoints: functions.map((name) => ({ in: `functions/${name}/index.ts`, out: `${name}/${name}` })),
    outdir: directory,
    alias,
    external: externalPackages,
    sourcemap: 'external',
    sourcesContent: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Equals `?inline` of Vite, by which tests run the same code.
    loader: { '.woff2': 'dataurl', '.css': 'text' },
    metafile: true,
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
