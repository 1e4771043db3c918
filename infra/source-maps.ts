import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Metafile } from 'esbuild';

/** In a folder of their own, because source maps are not deployed. */
export const mapsBeside = (bundles: string): string => join(bundles, '../source-maps');

export const fromRoot = (root: string, path: string, map: string): string => {
  const { sources, ...rest }: { sources: string[] } = JSON.parse(map);
  const named = sources.map((source) => relative(root, resolve(dirname(path), source)));
  return JSON.stringify({ ...rest, sources: named });
};

export const moveSourceMaps = (root: string, { outputs }: Metafile, directory: string): void => {
  mkdirSync(directory, { recursive: true });
  for (const output of Object.keys(outputs).filter((path) => path.endsWith('.map'))) {
    const path = join(root, output);
    writeFileSync(join(directory, basename(path)), fromRoot(root, path, readFileSync(path, 'utf8')));
    rmSync(path);
  }
};
