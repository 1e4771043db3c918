import { Entity } from 'dynamodb-toolbox/entity';
import { binary } from 'dynamodb-toolbox/schema/binary';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { table } from '#functions/data/kernel/table.ts';

/** The partition of what a list is made of until it is made. */
export const rowsOf = (importId: string) => `IMPORT#${importId}`;

/** Some rows of a list that is being imported, compressed; gone with the last of them. */
export const ImportRows = new Entity({
  name: 'ImportRows',
  table,
  timestamps: false,
  schema: item({
    importId: string().key(),
    /** The place of its first row among all. */
    first: number().key(),
    rows: binary(),
  }),
  computeKey: ({ importId, first }) => ({ PK: rowsOf(importId), SK: `ROWS#${String(first).padStart(6, '0')}` }),
});
