import { Entity } from 'dynamodb-toolbox/entity';
import { binary, item, number, string } from 'dynamodb-toolbox/schema';
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
