import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '#scripts/platform/index.ts';
import { type FindMap, translate } from './translate.ts';

export const mapsIn =
  (folder: string): FindMap =>
  (bundle) => {
    const file = join(folder, `${bundle}.js.map`);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  };

export const withSourceLines =
  (log: Log, findMap: FindMap): Log =>
  (source, line) =>
    log(source, translate(line, findMap));
