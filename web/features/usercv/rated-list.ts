import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { ApiCall } from '#web/lib/calls/client.ts';

/** One of the three lists of the catalogue that a CV rates. */
export type Kind = 'skills' | 'values' | 'activities';
/** An entry of the catalogue on a CV; retired, it stays and is marked. */
export type Row = { id: string; value: number | null; entry: CatalogueEntry };
/** Rates an entry of the list, by its id of the catalogue. */
export type Rate = ApiCall<[{ entryId: string; value: number }], unknown>;
