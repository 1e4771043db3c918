import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findFullDisk } from '#scripts/platform/host/disk.ts';
import { createStore } from '#scripts/platform/s3/store.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder('disk');

it('leaves what was there, and nothing half-written, when a file, an object or a mail finds no room', async () => {
  const script = resolve(import.meta.dirname, 'fixtures/write-on-a-full-disk.ts');
  // A file-size limit interrupts a write half-way, like a full disk.
  const { stdout } = spawnSync('bash', ['-c', 'ulimit -f 8; exec "$0" "$@"', process.execPath, script, folder], {
    encoding: 'utf8',
  });
  const words = stdout.trim().split('\n');
  expect(words.map((line) => line.split(' could not be written')[0])).toEqual([
    join(folder, 'plain/file'),
    expect.stringContaining(join(folder, 's3/files/')),
    expect.stringContaining(join(folder, 'mail/2026-11-21T09')),
  ]);

  expect(readFileSync(join(folder, 'plain/file'), 'utf8')).toBe('x'.repeat(10));
  expect(await readdir(join(folder, 'plain'))).toEqual(['file']);
  expect(await readdir(join(folder, 'mail'))).toEqual(['2026-11-21T08-00-00.000Z-ada@demo.test.eml']);
  expect(await readdir(join(folder, 's3/files'))).toHaveLength(2);
  const store = createStore(join(folder, 's3'), ['files']);
  const info = await store.find('files', 'key');
  expect(info && String(await store.read('files', info))).toBe('x'.repeat(10));
});

it('knows a disk without room', async () => {
  // /proc has no free space.
  expect(await findFullDisk('/proc')).toContain('The disk that holds /proc is full');
  expect(await findFullDisk(folder)).toBeNull();
});
