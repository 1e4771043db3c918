import { Failure } from '#functions/data/kernel/failure.ts';

/** Chromium writes the page tree uncompressed; its root is the only node of a short file. */
const pagesIn = (pdf: Uint8Array): number =>
  Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(Buffer.from(pdf).toString('latin1'))?.[1]);

/** Prints one document after the other until one takes a single page; else returns the last one. */
export const firstOnOnePage = async (
  print: (html: string) => Promise<Uint8Array>,
  documents: Iterable<string>,
): Promise<Uint8Array> => {
  let last: Uint8Array | undefined;
  for (const html of documents) {
    last = await print(html);
    if (pagesIn(last) === 1) return last;
  }
  if (!last) throw new Failure('there is no document to print');
  return last;
};
