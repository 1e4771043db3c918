import { SourceMap, type SourceMapPayload } from 'node:module';

/** A place in a bundle as V8 writes it in a stack: any folder, the bundle's file, line and column. */
const place = /(?:file:\/\/)?(?:\/[^\s():"]*\/)?([\w-]+)\.js:(\d+):(\d+)/g;

/** The source map of the bundle of that name, or null. */
export type FindMap = (bundle: string) => SourceMapPayload | null;

/** Puts source lines in the place of a stack's places in bundles; what has no map stays as it is. */
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

/** A logged line as it is read best: of one that is JSON with a stack, the facts and under them the stack. */
export const readable = (line: string): string => {
  try {
    const { stack, ...facts } = JSON.parse(line);
    return typeof stack === 'string' ? `${JSON.stringify(facts)}\n${stack}` : line;
  } catch {
    return line;
  }
};
