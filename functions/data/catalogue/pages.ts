import { readPacked } from '#functions/data/kernel/packed.ts';
import type { CatalogueSet } from '#shared/domain/catalogue-set.ts';
import type { StoredRow } from './rows.ts';

/** Characters per page: even uncompressed, a page fits an item (400 KB). */
const pageLength = 100_000;
/**
 * Pages are a sixth smaller than with gzip, in 70 ms for the starter catalogue; the next two levels take half a second
 * for a tenth less.
 */
const quality = 9;

/** Loaded on demand: most calls read no page. */
const zlib = () => process.getBuiltinModule('node:zlib');

/** Packs a set into a few compressed pages, which cost a third of the read units of single rows. */
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

export const fromPage = (page: Uint8Array): StoredRow[] =>
  readPacked('CataloguePage', 'rows', () => JSON.parse(zlib().brotliDecompressSync(page).toString()));
