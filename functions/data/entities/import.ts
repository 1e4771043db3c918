import { Entity } from 'dynamodb-toolbox/entity';
import { binary } from 'dynamodb-toolbox/schema/binary';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { named } from '#functions/data/kernel/table.ts';

export const rowsOf = (importId: string) => `IMPORT#${importId}`;

/** Compressed; deleted once processed. */
export const ImportRows = new Entity({
  ...named('ImportRows'),
  schema: item({
    importId: string().key(),
    first: number().key(),
    rows: binary(),
  }),
  computeKey: ({ importId, first }) => ({ PK: rowsOf(importId), SK: `ROWS#${String(first).padStart(6, '0')}` }),
});
