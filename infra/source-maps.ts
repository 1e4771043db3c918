import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Metafile } from 'esbuild';

/** Moves the bundles' source maps into a folder of their own, each by its bundle's name, with sources named from the root. */
export const moveSourceMaps = (root: string, { outputs }: Metafile, directory: string): void => {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const path of Object.keys(outputs).filter((output) => output.endsWith('.map'))) {
    const file = join(root, path);
    const map: { sources: string[] } = JSON.parse(readFileSync(file, 'utf8'));
    const sources = map.sources.map((source) => relative(root, resolve(dirname(file), source)));
    writeFileSync(join(directory, basename(path)), JSON.stringify({ ...map, sources }));
    rmSync(file);
  }
};
