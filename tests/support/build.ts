import { resolve } from 'node:path';
import { buildIfStale, productBuilds } from '#scripts/platform/index.ts';

export default async (): Promise<void> => {
  const root = resolve(import.meta.dirname, '../..');
  const { site, stack } = productBuilds(root, new AbortController().signal);
  // Here rather than in the files that need it, of which two at once would write the same folder.
  const { stack: ofCells } = productBuilds(root, new AbortController().signal, { cells: 2 });
  for (const build of [site, stack, ofCells]) await buildIfStale(root, build);
};
