import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfStale, productBuilds } from '#scripts/platform/index.ts';

/** `products` are also those of two cells. Here rather than in the files that need one, of which two at once would write the same folder. */
export default async ({ name }: TestProject): Promise<void> => {
  const root = resolve(import.meta.dirname, '../..');
  const { site, stack } = productBuilds(root, new AbortController().signal);
  const { stack: ofCells } = productBuilds(root, new AbortController().signal, { cells: 2 });
  for (const build of [site, stack, ...(name === 'products' ? [ofCells] : [])]) await buildIfStale(root, build);
};
