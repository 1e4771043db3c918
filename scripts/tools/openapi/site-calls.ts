import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { basePath, type Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';

const web = resolve(import.meta.dirname, '../../../web');

/**
 * Lists calls such as `GET /api/v0/…`: routes named by a file that uses a group, or the whole group when a file passes
 * it on.
 */
export const siteCalls = (): string[] => {
  const files = globSync('**/*.{ts,tsx}', { cwd: web, exclude: (name) => name === 'dist' });
  const sources = files.map((file) => readFileSync(resolve(web, file), 'utf8'));
  return Object.entries(contracts).flatMap(([group, contract]) => {
    const asking = sources.filter((source) => new RegExp(`\\bapi\\.${group}\\b`).test(source));
    const isHandedOn = asking.some((source) => new RegExp(`\\bapi\\.${group}\\b(?!\\.)`).test(source));
    return Object.entries<Route>(contract)
      .filter(([name]) => isHandedOn || asking.some((source) => new RegExp(`\\b${name}\\b`).test(source)))
      .map(([, { method, path }]) => `${method} ${basePath}${path}`);
  });
};
