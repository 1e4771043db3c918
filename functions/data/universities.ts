import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { allUniversities, Universities } from './entities/university.ts';
import { findRecord, listRecords } from './records.ts';

export type StoredUniversity = FormattedItem<typeof Universities>;

/** The university of that id, or null. */
export const findUniversity = (id: string): Promise<StoredUniversity | null> => findRecord(Universities, id);

/** All universities, in no order: the reader's language sorts them. */
export const listUniversities = (): Promise<StoredUniversity[]> =>
  listRecords(Universities, { index: 'GSI1', partition: allUniversities });
