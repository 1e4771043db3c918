import { Entity } from 'dynamodb-toolbox/entity';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { commit } from '#functions/data/kernel/commit.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { table } from '#functions/data/kernel/table.ts';

/** Increase it when the demo data grows, so that existing databases get the additions. */
const edition = 1;

/** Marks the demo data as complete. Without it, records that people delete would return at the next start. */
const Marks = new Entity({
  name: 'DemonstrationMark',
  table,
  timestamps: false,
  schema: item({ id: string().key(), edition: number(), at: string() }),
  computeKey: ({ id }) => ({ PK: id, SK: id }),
});
const id = 'DEMONSTRATION';

export const isFilled = async (): Promise<boolean> => (await findRecord(Marks, id))?.edition === edition;

export const markFilled = (now: Date): Promise<boolean> =>
  commit([Marks.build(PutTransaction).item({ id, edition, at: now.toISOString() })], { now });
