import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Metafile } from 'esbuild';

/** Where the maps of the bundles in that folder are kept: beside it, since they are not deployed. */
export const mapsBeside = (bundles: string): string => join(bundles, '../source-maps');

/** A source map that was made for that path, with its sources named from the root. */
export const fromRoot = (root: string, path: string, map: string): string => {
  const { sources, ...rest }: { sources: string[] } = JSON.parse(map);
  const named = sources.map((source) => relative(root, resolve(dirname(path), source)));
  return JSON.stringify({ ...rest, sources: named });
};

/** Moves the bundles' source maps into a folder of their own, each by its bundle's name. */
export const moveSourceMaps = (root: string, { outputs }: Metafile, directory: string): void => {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const output of Object.keys(outputs).filter((path) => path.endsWith('.map'))) {
    const path = join(root, output);
    writeFileSync(join(directory, basename(path)), fromRoot(root, path, readFileSync(path, 'utf8')));
    rmSync(path);
  }
};
