import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, $remove } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { AppError } from '#shared/errors.ts';
import type { University, UniversityInput } from '#shared/schemas/university.ts';
import { commitRead, type WriteContext } from './commit.ts';
import { allUniversities, Universities } from './entities/university.ts';
import { queryAll } from './query-all.ts';
import { ChangedMeanwhile, stillAt } from './revision.ts';
import { table } from './table.ts';

/** A university with its revision, which counts its changes. */
export type StoredUniversity = University & { revision: number };

/** The public shape of a stored university. */
export const toUniversity = (stored: FormattedItem<typeof Universities>): StoredUniversity => ({
  id: stored.id,
  name: stored.name,
  city: stored.city ?? null,
  country: stored.country ?? null,
  address: stored.address ?? null,
  logoUrl: stored.logoUrl ?? null,
  contactEmail: stored.contactEmail ?? null,
  createdAt: stored.createdAt,
  revision: stored.revision ?? 0,
});

/** The university of that id, or null. */
export const findUniversity = async (id: string): Promise<StoredUniversity | null> => {
  const { Item } = await Universities.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  return Item ? toUniversity(Item) : null;
};

/** All universities, in no order: the reader's language sorts them. */
export const listUniversities = async (): Promise<StoredUniversity[]> => {
  const stored = await queryAll((exclusiveStartKey) =>
    table
      .build(QueryCommand)
      .entities(Universities)
      .query({ index: 'GSI1', partition: allUniversities })
      .options({ ...(exclusiveStartKey && { exclusiveStartKey }) })
      .send(),
  );
  return stored.map(toUniversity);
};

/**
 * Changes what is named of a university, null clears it. Throws `not_found` when it is gone, ChangedMeanwhile when it is not
 * at the revision that the caller saw.
 */
export const updateUniversity = async (
  id: string,
  { name, city, country, address, contactEmail }: UniversityInput,
  context: WriteContext & { ifMatch: number | undefined },
): Promise<StoredUniversity> => {
  const optional = { city, country, address, contactEmail };
  const given = Object.entries(optional).filter(([, value]) => value !== undefined);
  const update = Universities.build(UpdateTransaction)
    .item({
      id,
      ...(name !== undefined && { name }),
      ...Object.fromEntries(given.map(([field, value]) => [field, value ?? $remove()])),
      revision: $add(1),
    })
    .options({ condition: stillAt(context.ifMatch) });
  const fields = [...(name === undefined ? [] : ['name']), ...given.map(([field]) => field)];
  const updated = await commitRead(Universities, update, context, { fields });
  if (updated) return toUniversity(updated);
  const present = await findUniversity(id);
  throw present ? new ChangedMeanwhile(present) : new AppError('not_found');
};
