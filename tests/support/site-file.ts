import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { productBuilds } from '#scripts/platform/index.ts';
import { createStore, loadStack } from '#scripts/platform/services.ts';
import { storiesDir } from './product.ts';

const root = resolve(import.meta.dirname, '../..');

export const replaceSiteFile = async (name: string, file: string): Promise<() => Promise<unknown>> => {
  const { cdkOut } = productBuilds(root, new AbortController().signal);
  const { buckets, deployments } = loadStack(cdkOut, { SiteOrigin: process.env.THESEE_ORIGIN ?? '' });
  const bucket = deployments[0]?.bucket ?? '';
  const store = createStore(
    resolve(storiesDir, 's3'),
    buckets.map((one) => one.name),
  );
  const built = await store.find(bucket, name);
  if (!built) throw new Error(`the site has no ${name}`);
  const content = await store.read(bucket, built);
  await store.put(bucket, name, readFileSync(resolve(root, file)), built.headers);
  return () => store.put(bucket, name, content, built.headers);
};
