import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';
import { houseOptions } from './code-options.ts';
import { addPackages, externalPackages } from './packages.ts';
import { mapsBeside, moveSourceMaps } from './source-maps.ts';

const root = join(import.meta.dirname, '..');

export const bundleOptions = (functions: readonly string[], directory: string) =>
  ({
    ...houseOptions(root),
    entryPoints: functions.map((name) => ({ in: `functions/${name}/index.ts`, out: `${name}/${name}` })),
    outdir: directory,
    external: externalPackages,
    sourcemap: 'external',
    sourcesContent: false,
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
  for (const folder of [directory, mapsBeside(directory)]) rmSync(folder, { recursive: true, force: true });
  const { metafile } = buildSync(bundleOptions(functions, directory));
  moveSourceMaps(root, metafile, mapsBeside(directory));
  for (const { outputFiles, metafile: part } of addPackages(root, metafile, link)) {
    for (const { path, contents } of outputFiles) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, contents);
    }
    moveSourceMaps(root, part, mapsBeside(directory));
  }
  return metafile;
};
