import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { loadStack } from '#scripts/platform/services.ts';

export const packText = (text: string): Buffer => brotliCompressSync(text);

/** A fixed time makes the archive reproducible. */
const noTime = new Date('2000-01-01T12:00:00');

export const packSite = (folder: string): Uint8Array => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const entries = files.map((file) => [relative(folder, file), readFileSync(file)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: noTime });
};

export const routesOf = (cdkOut: string): string[] =>
  loadStack(cdkOut, { SiteOrigin: 'http://release.invalid' })
    .api.routes.map(({ key }) => key)
    .sort();
