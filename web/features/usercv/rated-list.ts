import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { ApiCall } from '#web/lib/calls/client.ts';

export type Kind = 'skills' | 'values' | 'activities';
/** A catalogue entry on the CV; retired entries stay and are marked. */
export type Row = { id: string; value: number | null; entry: CatalogueEntry };
/** Rates an entry by its catalogue id. */
export type Rate = ApiCall<[{ entryId: string; value: number }], unknown>;
