import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { ApiCall } from '#web/lib/calls/client.ts';

export type Kind = 'skills' | 'values' | 'activities';
/** Includes retired entries, which are marked. */
export type Row = { id: string; value: number | null; entry: CatalogueEntry };
export type Rate = ApiCall<[{ entryId: string; value: number }], unknown>;
