import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { link, rename, rm, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';

type Content = string | Uint8Array;

/** `place` moves the scratch file to its path. The scratch file is removed if writing or moving fails. */
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
    // A failed write does not name its file, and the scratch file's name means nothing to users.
    throw error instanceof Error ? Object.assign(error, { path }) : error;
  } finally {
    await rm(scratch, { force: true });
  }
};

/** Writes atomically. */
export const writeWhole = (path: string, content: Content, { mode }: { mode?: number } = {}): Promise<void> =>
  writeBeside(path, content, (scratch) => rename(scratch, path), mode);

/** Replaces the file in call order, so that an older state never overwrites a newer one. */
export const createOrderedWriter = (path: string): ((content: Content) => Promise<void>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (content) => {
    const writing = last.then(() => writeWhole(path, content));
    last = writing.catch(() => undefined);
    return writing;
  };
};

/** Undefined without the file. Throws `damaged`, after the file's name, when it has another shape. */
export const readKept = <S extends z.ZodMiniType>(file: string, shape: S, damaged: string): z.output<S> | undefined => {
  if (!existsSync(file)) return undefined;
  try {
    return z.parse(shape, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`${file} ${damaged}`);
  }
};

/** Writes atomically. Resolves to false, and leaves the file unchanged, if it exists. */
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
