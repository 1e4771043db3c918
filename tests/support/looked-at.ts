import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { hashInputs } from '#scripts/platform/index.ts';

const root = resolve(import.meta.dirname, '../..');
const assets = resolve(root, 'web/dist/assets');
/** A change of these invalidates all records. */
const surroundings = [
  ...[
    'scenes.ts',
    'scenes',
    'scene-tests.ts',
    'kept-windows.ts',
    'requests.ts',
    'axe.ts',
    'forced-colors.ts',
    'markup.ts',
    'strains.ts',
    'layout-shift.ts',
  ].map((name) => `tests/support/${name}`),
  'functions',
  'shared',
  'infra',
];

/** Ignores hashed names that the file imports, which change with their targets. */
const digestOf = (name: string): string => {
  const content = readFileSync(resolve(assets, name), 'latin1').replace(/[\w-]{7,8}(?=\.(?:js|css|woff2))/g, '');
  return createHash('sha256').update(content, 'latin1').digest('base64url');
};

let hashed: string | undefined;
const around = (): string =>
  (hashed ??= hashInputs(root, {
    inputs: [...surroundings, 'scripts/demo/content', 'package-lock.json', 'web/index.html'],
  }));
const recordOf = (name: string): string => resolve(root, '.local/looked-at', `${name}.json`);

export const isUnchanged = (name: string): boolean => {
  const record = recordOf(name);
  if (!existsSync(record)) return false;
  const made: string[] = JSON.parse(readFileSync(record, 'utf8'));
  const now = new Set([around(), ...readdirSync(assets).map(digestOf)]);
  return made.every((part) => now.has(part));
};

export const noteSound = async (name: string, page: Page): Promise<void> => {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  const names = loaded
    .filter((url) => new URL(url).pathname.startsWith('/assets/'))
    .map((url) => basename(new URL(url).pathname));
  const record = recordOf(name);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify([around(), ...new Set(names.map(digestOf))]));
};
