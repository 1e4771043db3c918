import { statfs } from 'node:fs/promises';

/** Below this the database can write nothing any more, in bytes. */
const leastRoom = 256 * 1024;

/** A sentence when the disk that holds the folder is full, else null: a database in want of room says only that it failed. */
export const fullDisk = async (folder: string): Promise<string | null> => {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= leastRoom) return null;
  return `The disk that holds ${folder} is full: free some space, until then nothing can be saved`;
};

const fileTroubles: Record<string, (place: string) => string> = {
  ENOSPC: (place) => `The disk is full: ${place} could not be written, free some space`,
  EDQUOT: (place) => `The disk quota is used up: ${place} could not be written, free some space`,
  EFBIG: (place) => `${place} could not be written: it would be larger than a file may be here`,
  EACCES: (place) => `${place} cannot be written, its rights forbid it: give them, or choose another LOCAL_DIR`,
  EPERM: (place) => `${place} cannot be written, its rights forbid it: give them, or choose another LOCAL_DIR`,
  EROFS: (place) => `${place} cannot be written, its disk is read-only: choose another LOCAL_DIR`,
  ENOTDIR: (place) => `${place} cannot be written, a file stands where a folder should: choose another LOCAL_DIR`,
  EEXIST: (place) => `${place} cannot be written, a file stands where a folder should: choose another LOCAL_DIR`,
};

/** A sentence for an error of the disk, which people can do something about; null for any other. */
export const diskTrouble = (error: unknown): string | null => {
  // Without a path it is one of a port.
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return null;
  return fileTroubles[String(error.code)]?.(String(error.path)) ?? null;
};

/** What to log of an error that nobody foresaw: a sentence when it is the disk’s, else where it came from. */
export const inWords = (error: unknown): string =>
  diskTrouble(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
