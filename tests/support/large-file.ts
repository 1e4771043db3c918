import { appendFileSync, mkdirSync, truncateSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve('.local/tmp/large-files');

/**
 * A sparse file of zero bytes. Browsers get a path, because a buffer goes through the debugging protocol, which takes
 * seconds for 25 MB.
 */
export const largeFile = (name: string, bytes: number): string => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${bytes}-${name}`);
  // Another test may have the file open, so it is never truncated.
  appendFileSync(path, '');
  truncateSync(path, bytes);
  return path;
};
