import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { openDatabase } from './fixtures/streamed-table.ts';

// DynamoDB Local asks this of its own database at each write to a table with a stream, and at each reading of one.
const lookups = [
  'SELECT MIN(SequenceNumber) FROM us WHERE StreamID = ?',
  'SELECT MIN(SequenceNumber) FROM us WHERE ShardID = ?',
  'SELECT ShardID FROM ss WHERE StreamID = ?',
  'SELECT StreamID FROM sm WHERE TableName = ?',
];

it('finds what it keeps of one stream without reading what it keeps of all others', async () => {
  const folder = temporaryFolder('stream-indexes');
  await (await openDatabase(folder)).stop();
  const engine = new DatabaseSync(join(folder, 'shared-local-instance.db'), { readOnly: true });
  const plans = lookups.map((sql) => String(engine.prepare(`EXPLAIN QUERY PLAN ${sql}`).get()?.detail));
  engine.close();
  for (const plan of plans) expect(plan).toMatch(/^SEARCH \w+ USING (COVERING )?INDEX/);
});
