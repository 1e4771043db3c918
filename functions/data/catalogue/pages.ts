import { readPacked } from '#functions/data/kernel/packed.ts';
import type { CatalogueSet } from '#shared/domain/catalogue-set.ts';
import type { StoredRow } from './rows.ts';

/** So many letters go into a page: compressed, or even not at all, it fits an item (400 KB). */
const pageLength = 100_000;
/** A sixth smaller than gzip, in 70 ms for the starter catalogue; the two levels above take half a second for a tenth less. */
const quality = 9;

/** Loaded with the first page: most calls need none. */
const zlib = () => process.getBuiltinModule('node:zlib');

/** A whole set as a few compressed pages: a third of the read units of its rows as items of their own. */
export const toPages = (set: CatalogueSet): Uint8Array[] => {
  const pages: string[][] = [];
  let room = 0;
  for (const row of Object.values(set).flat()) {
    const text = JSON.stringify(row);
    if (text.length > room) {
      pages.push([]);
      room = pageLength;
    }
    pages.at(-1)?.push(text);
    room -= text.length;
  }
  const { brotliCompressSync, constants } = zlib();
  const level = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  return pages.map((rows) => brotliCompressSync(`[${rows.join()}]`, level));
};

/** The rows of a page as they were written. */
export const fromPage = (page: Uint8Array): StoredRow[] =>
  readPacked('CataloguePage', 'rows', () => JSON.parse(zlib().brotliDecompressSync(page).toString()));
