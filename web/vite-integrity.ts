import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const fileOf = /<(?:script (?=[^>]*src)|link (?=[^>]*rel="stylesheet"))(?=[^>]*(?:src|href)="\/([^"]+)")/g;

const hashOf = (file: string): string => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Adds to every page the hash of each script and style sheet that it links: the browser refuses a changed one. */
export const integrity = (): Plugin => ({
  name: 'integrity',
  apply: 'build',
  writeBundle: {
    // The pages are written when a bundle is.
    order: 'post',
    sequential: true,
    handler: ({ dir = '' }) => {
      for (const file of globSync('**/*.html', { cwd: dir }).map((name) => resolve(dir, name))) {
        const named = (tag: string, src: string) => `${tag}integrity="${hashOf(resolve(dir, src))}" `;
        writeFileSync(file, readFileSync(file, 'utf8').replace(fileOf, named));
      }
    },
  },
});
