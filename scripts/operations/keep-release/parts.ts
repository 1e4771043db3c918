import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { loadStack } from '#scripts/platform/template/stack.ts';

/** A text, compressed. */
export const packText = (text: string): Buffer => brotliCompressSync(text);

/** The same files make the same archive: none has a time of its own. */
const noTime = new Date('2000-01-01T12:00:00');

/** A built site with all that is served of it. */
export const packSite = (folder: string): Uint8Array => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const entries = files.map((file) => [relative(folder, file), readFileSync(file)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: noTime });
};

/** The routes that the template gives the API. */
export const routesOf = (cdkOut: string): string[] =>
  loadStack(cdkOut, { SiteOrigin: 'http://release.invalid' })
    .api.routes.map(({ key }) => key)
    .sort();
