import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { University } from '#shared/schemas/university.ts';
import { allUniversities, Universities } from './entities/university.ts';
import { queryAll } from './query-all.ts';
import { table } from './table.ts';

/** The public shape of a stored university. */
export const toUniversity = (stored: FormattedItem<typeof Universities>): University => ({
  id: stored.id,
  name: stored.name,
  city: stored.city ?? null,
  country: stored.country ?? null,
  address: stored.address ?? null,
  logoUrl: stored.logoUrl ?? null,
  createdAt: stored.createdAt,
});

/** The university of that id, or null. */
export const findUniversity = async (id: string): Promise<University | null> => {
  const { Item } = await Universities.build(GetItemCommand).key({ id }).send();
  return Item ? toUniversity(Item) : null;
};

/** All universities, in no order: the reader's language sorts them. */
export const listUniversities = async (): Promise<University[]> => {
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
