import { readPacked } from '#functions/data/kernel/packed.ts';
import type { CatalogueSet, SetJob } from '#shared/domain/catalogue-set.ts';
import type { JobStems } from '#shared/matching/types.ts';
import { compress, decompress } from './compressed.ts';
import type { StoredRow } from './rows.ts';
import { packStems } from './stems.ts';

/** Characters per page: even uncompressed, a page and the stems of its jobs fit an item (400 KB). */
const pageLength = 100_000;

type Page = { readonly rows: Uint8Array; readonly stems?: Uint8Array };

/** Packs a set into a few compressed pages, which cost a third of the read units of single rows. */
export const toPages = (set: CatalogueSet, stemsOf: (job: SetJob) => JobStems): Page[] => {
  const pages: { texts: string[]; stems: [string, JobStems][] }[] = [];
  let room = 0;
  for (const row of Object.values(set).flat()) {
    const text = JSON.stringify(row);
    if (text.length > room) {
      pages.push({ texts: [], stems: [] });
      room = pageLength;
    }
    pages.at(-1)?.texts.push(text);
    if ('activities' in row) pages.at(-1)?.stems.push([row.id, stemsOf(row)]);
    room -= text.length;
  }
  return pages.map(({ texts, stems }) => ({
    rows: compress(`[${texts.join()}]`),
    ...(stems.length > 0 && { stems: packStems(stems) }),
  }));
};

export const fromPage = (page: Uint8Array): StoredRow[] =>
  readPacked('CataloguePage', 'rows', () => JSON.parse(decompress(page)));
