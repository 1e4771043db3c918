import { Entity } from 'dynamodb-toolbox/entity';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { commit } from '#functions/data/kernel/commit.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { table } from '#functions/data/kernel/table.ts';

/** Counted up when the demonstration grows: what a database lacks of it is filled in then. */
const edition = 1;

/** That the demonstration was filled in whole. Without it, what people delete would be back at the next start. */
const Marks = new Entity({
  name: 'DemonstrationMark',
  table,
  timestamps: false,
  schema: item({ id: string().key(), edition: number(), at: string() }),
  computeKey: ({ id }) => ({ PK: id, SK: id }),
});
const id = 'DEMONSTRATION';

/** Was all of this edition filled in? */
export const isFilled = async (): Promise<boolean> => (await findRecord(Marks, id))?.edition === edition;

/** Notes that it was. */
export const markFilled = (now: Date): Promise<boolean> =>
  commit([Marks.build(PutTransaction).item({ id, edition, at: now.toISOString() })], { now });
