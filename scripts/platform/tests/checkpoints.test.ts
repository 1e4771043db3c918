import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCheckpoints } from '#scripts/platform/events/checkpoints.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

test('each shard keeps its own read position while others are read, also after a restart', async () => {
  const file = join(temporaryFolder('checkpoints'), 'streams.json');
  const checkpoints = openCheckpoints(file)('mailer', 'stream');
  expect(checkpoints.positions()).toBeNull();
  await checkpoints.save({ first: { after: '17' }, second: 'start' });
  await checkpoints.save({ second: { after: '4' } });
  const read = { first: { after: '17' }, second: { after: '4' } };
  expect(checkpoints.positions()).toEqual(read);
  expect(openCheckpoints(file)('mailer', 'stream').positions()).toEqual(read);
  expect(openCheckpoints(file)('another', 'stream').positions()).toBeNull();
});
