import { resolve } from 'node:path';
import { buildIfStale, productBuilds } from '#scripts/platform/index.ts';

export default async (): Promise<void> => {
  const root = resolve(import.meta.dirname, '../..');
  const { site, stack } = productBuilds(root, new AbortController().signal);
  for (const build of [site, stack]) await buildIfStale(root, build);
};
