import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const locked = z.object({
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  dev: z.optional(z.boolean()),
  integrity: z.optional(z.string()),
  resolved: z.optional(z.string()),
  /** Published inside the package above it, whose hash covers it. */
  inBundle: z.optional(z.boolean()),
});
const lockFile = z.object({ packages: z.record(z.string(), locked) });
export type Locked = { readonly path: string } & z.output<typeof locked>;

export const lockedPackages = (text = readFileSync('package-lock.json', 'utf8')): Locked[] =>
  Object.entries(lockFile.parse(JSON.parse(text)).packages).flatMap(([path, one]) =>
    path === '' ? [] : [{ path, ...one }],
  );

export type Shipped = { readonly name: string; readonly version: string; readonly license: string };

/** All packages that the site or a function may contain, once each, by name. Development tools are left out. */
export const shippedPackages = (packages: readonly Locked[]): Shipped[] => {
  const shipped = packages
    .filter(({ dev }) => !dev)
    .map(({ path, version = '', license = 'unknown' }) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
    }));
  const once = new Map(shipped.map((one) => [`${one.name}@${one.version}`, one]));
  return [...once.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** LGPL: libvips, a library of its own beside the decoder's code, which anybody may replace. */
export const allowedLicenses: ReadonlySet<string> = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'LGPL-3.0-or-later', 'MIT', 'MIT-0', 'OFL-1.1'],
]);

/** Reads SPDX expressions without nesting: of `A OR B` one is enough, of `A AND B` both are needed. */
export const isAllowed = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowedLicenses.has(one)));
