import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import type { Log } from '#scripts/platform/index.ts';

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

/** A place as V8 prints it: any folder, file, line and column. */
const place = /(?:file:\/\/)?(?:\/[^\s():"]*\/)?([\w-]+)\.js:(\d+):(\d+)/g;

export type FindMap = (bundle: string) => SourceMapPayload | null;

/** Leaves a place without a map unchanged. */
export const translate = (text: string, findMap: FindMap): string => {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (bundle: string): SourceMap | null => {
    const found = maps.get(bundle);
    if (found !== undefined) return found;
    const payload = findMap(bundle);
    const map = payload && new SourceMap(payload);
    maps.set(bundle, map);
    return map;
  };
  return text.replace(place, (unchanged: string, bundle: string, line: string, column: string) => {
    const origin = mapOf(bundle)?.findOrigin(Number(line), Number(column));
    return origin && 'fileName' in origin
      ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`
      : unchanged;
  });
};

export const readable = (line: string): string => {
  try {
    const { stack, ...facts } = JSON.parse(line);
    return typeof stack === 'string' ? `${JSON.stringify(facts)}\n${stack}` : line;
  } catch {
    return line;
  }
};
