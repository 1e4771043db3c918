import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { Store } from '#scripts/platform/s3/store.ts';
import type { Deployment } from '#scripts/platform/template/deployments.ts';
import { patternToRegExp } from './path-pattern.ts';

/** The types that the deployment's AWS CLI guesses, from Python's table. */
const types: Record<string, string> = {
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'binary/octet-stream',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

const contentTypeOf = (name: string): string => types[extname(name).toLowerCase()] ?? 'binary/octet-stream';

const filesOf = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
};

const matchesAny = (patterns: readonly string[], name: string): boolean =>
  patterns.some((pattern) => patternToRegExp(pattern).test(name));

/** The last matching filter wins, as in `aws s3 sync`: excludes come first, then includes. */
const isDeployed = ({ exclude, include }: Deployment, name: string): boolean =>
  matchesAny(include, name) || !matchesAny(exclude, name);

const fill = (content: Buffer, markers: Record<string, string>): Buffer => {
  const entries = Object.entries(markers);
  if (entries.length === 0) return content;
  return Buffer.from(entries.reduce((text, [marker, value]) => text.replaceAll(marker, value), content.toString()));
};

/** Uploads the asset's files with their headers and prunes the rest, as the BucketDeployment's function does. */
export const deploySite = async (store: Store, deployment: Deployment): Promise<void> => {
  const { bucket, prefix, sources, headers } = deployment;
  const keyOf = (name: string): string => (prefix ? `${prefix}/${name}` : name);
  const deployed = new Set<string>();
  for (const { folder, markers } of sources) {
    for (const name of (await filesOf(folder)).filter((file) => isDeployed(deployment, file))) {
      const content = fill(await readFile(join(folder, name)), markers);
      await store.put(bucket, keyOf(name), content, { 'content-type': contentTypeOf(name), ...headers });
      deployed.add(keyOf(name));
    }
  }
  if (!deployment.prune) return;
  for (const { key } of await store.list(bucket, prefix)) {
    const name = prefix ? key.slice(prefix.length + 1) : key;
    if (!deployed.has(key) && isDeployed(deployment, name)) await store.remove(bucket, key);
  }
};
