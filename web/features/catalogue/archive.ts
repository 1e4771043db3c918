import { strToU8, zipSync } from 'fflate';

/** A fixed date makes the bytes reproducible. */
export const archiveOf = (files: Readonly<Record<string, string>>): Blob => {
  const contents = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return new Blob([zipSync(Object.fromEntries(contents), { mtime: new Date(1980, 0, 1) })], {
    type: 'application/zip',
  });
};
