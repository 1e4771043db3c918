import { strToU8, zipSync } from 'fflate';

/** An archive of texts by their file names, the same bytes for the same texts: its files bear no day of their own. */
export const archiveOf = (files: Readonly<Record<string, string>>): Blob => {
  const contents = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return new Blob([zipSync(Object.fromEntries(contents), { mtime: new Date(1980, 0, 1) })], {
    type: 'application/zip',
  });
};
