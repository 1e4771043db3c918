import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createStore } from '#scripts/platform/s3/store.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder('store-turns');
const textOf = async (store: ReturnType<typeof createStore>, key: string) => {
  const found = await store.open('files', key);
  return found && String(found.body);
};

it('an object that is replaced, tagged and read at once is there whole, and leaves nothing behind', async () => {
  const store = createStore(folder, ['files']);
  for (let round = 0; round < 40; round += 1) {
    const first = await store.put('files', 'key', Buffer.from('first'), {});
    const [, , , meanwhile] = await Promise.all([
      store.put('files', 'key', Buffer.from('second'), {}),
      store.tag('files', first, { seen: 'yes' }),
      store.put('files', 'key', Buffer.from('third'), {}),
      textOf(store, 'key'),
    ]);
    expect(['first', 'second', 'third']).toContain(meanwhile);
    expect(await textOf(store, 'key')).toBe('third');
  }
  expect(await readdir(join(folder, 'files'))).toHaveLength(2);
});

it('whoever removes while somebody writes has removed it, or has not, and nothing of it is left over', async () => {
  const store = createStore(folder, ['files']);
  for (let round = 0; round < 20; round += 1) {
    await store.put('files', 'gone', Buffer.from('first'), {});
    await Promise.all([store.put('files', 'gone', Buffer.from('second'), {}), store.remove('files', 'gone')]);
    expect(await store.open('files', 'gone')).toBeNull();
  }
  expect((await readdir(join(folder, 'files'))).length).toBe(2);
});
