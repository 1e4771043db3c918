import { appendFileSync, mkdirSync, truncateSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve('.local/tmp/large-files');

/**
 * The path of a file of that name and so many zero bytes, of which none takes room on the disk. A browser is told paths;
 * what is handed over as a buffer goes through its debugging line, which takes seconds for 25 MB.
 */
export const largeFile = (name: string, bytes: number): string => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${bytes}-${name}`);
  // Another test may have the file open: it is never shorter than it was.
  appendFileSync(path, '');
  truncateSync(path, bytes);
  return path;
};
