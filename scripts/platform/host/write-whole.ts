import { randomUUID } from 'node:crypto';
import { link, rename, rm, writeFile } from 'node:fs/promises';

type Content = string | Uint8Array;

/** Writes beside the path, lets `place` put that there, and leaves nothing behind when either fails, as on a full disk. */
const writeBeside = async (
  path: string,
  content: Content,
  place: (scratch: string) => Promise<void>,
  mode?: number,
): Promise<void> => {
  const scratch = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(scratch, content, { mode });
    await place(scratch);
  } catch (error) {
    // A full disk fails the write, which does not know where; the name of the scratch file says nobody anything.
    throw error instanceof Error ? Object.assign(error, { path }) : error;
  } finally {
    await rm(scratch, { force: true });
  }
};

/** Writes or replaces a file so that it is there whole or as it was before, whenever the process or the disk ends. */
export const writeWhole = (path: string, content: Content, { mode }: { mode?: number } = {}): Promise<void> =>
  writeBeside(path, content, (scratch) => rename(scratch, path), mode);

/** The same for a file that must not be there yet: tells whether it was not, and leaves one that is. */
export const writeNew = async (path: string, content: Content): Promise<boolean> => {
  let isNew = true;
  await writeBeside(path, content, (scratch) =>
    link(scratch, path).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
      isNew = false;
    }),
  );
  return isNew;
};
