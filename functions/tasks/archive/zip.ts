import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a zip; `isText`: it is compressed, while documents are stored as they are. */
export type Entry = { path: string; bytes: Uint8Array; isText?: boolean };

/** Makes a zip of files that come one after the other; at no moment are two of them held besides what is written already. */
export const zipOf = async (entries: AsyncIterable<Entry>, now: Date): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk) chunks.push(chunk);
  });
  for await (const { path, bytes, isText } of entries) {
    const file = isText ? new ZipDeflate(path) : new ZipPassThrough(path);
    file.mtime = now;
    zip.add(file);
    file.push(bytes, true);
  }
  zip.end();
  if (failure) throw failure;
  return Buffer.concat(chunks);
};
