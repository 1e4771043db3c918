import { statfs } from 'node:fs/promises';

/** Below this the database can write nothing any more, in bytes. */
const leastRoom = 256 * 1024;

/** A sentence when the disk that holds the folder is full, else null: a database in want of room says only that it failed. */
export const fullDisk = async (folder: string): Promise<string | null> => {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= leastRoom) return null;
  return `The disk that holds ${folder} is full: free some space, until then nothing can be saved`;
};
