import { statfs } from 'node:fs/promises';

/** Bytes; the database cannot write with less. */
const leastRoom = 256 * 1024;

/** Null unless the disk is full. The database's own error does not mention the disk. */
export const findFullDisk = async (folder: string): Promise<string | null> => {
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

/** Null for any error that the user cannot fix. */
export const describeDiskError = (error: unknown): string | null => {
  // An error without a path comes from a port.
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return null;
  return fileTroubles[String(error.code)]?.(String(error.path)) ?? null;
};

/** Returns a sentence for a disk error, else the stack. */
export const describeError = (error: unknown): string =>
  describeDiskError(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
