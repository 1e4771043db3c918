import type { FormattedItem, InputItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { requireMainFilled } from '#functions/data/directory/find-cell.ts';
import { listUniversityChanges } from '#functions/data/directory/listing.ts';
import { allUniversities, Universities } from '#functions/data/entities/university.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { findRecord, type Given, listRecords, newRecord } from '#functions/data/kernel/records.ts';
import { createCountsChange } from './counts.ts';

export type StoredUniversity = FormattedItem<typeof Universities>;

export const findUniversity = (id: string): Promise<StoredUniversity | null> => findRecord(Universities, id);

/** Reads nothing else: the role of the public function allows little more. */
export const findShare = async (id: string): Promise<number> =>
  (
    await Universities.build(GetItemCommand)
      .key({ id })
      .options({ attributes: ['share'] })
      .send()
  ).Item?.share ?? 1;

export const createUniversity = async (
  given: Omit<Given<InputItem<typeof Universities>>, 'createdAt'>,
  context: WriteContext,
): Promise<StoredUniversity> => {
  await requireMainFilled();
  const { put, record } = newRecord(Universities, { ...given, createdAt: context.now.toISOString() });
  const changes = [put, createCountsChange(record.id, context.now), ...listUniversityChanges(record.id)];
  await commit(changes, context, { reply: record });
  return record;
};

export const universityExistsChange = (id: string): Change =>
  Universities.build(ConditionCheck).key({ id }).condition({ attr: 'id', exists: true });

/** Unsorted: the reader's language decides the order. */
export const listUniversities = (): Promise<StoredUniversity[]> =>
  listRecords(Universities, { index: 'GSI1', partition: allUniversities });
