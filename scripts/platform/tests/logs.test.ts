import { appendFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openLogs, readLogs } from '#scripts/platform/host/logs.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const newFolder = () => join(temporaryFolder('logs'), 'logs');
const silent = (sentence: string) => expect.unreachable(sentence);
afterEach(() => vi.useRealTimers());

it('keeps lines in their order, with their log and their time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T05:00:00Z') });
  const folder = newFolder();
  const { keep, stop } = openLogs(folder, silent);
  keep('access', '{"status":"200"}');
  keep('users', 'a line\nof two');
  await stop();
  const at = Date.parse('2026-11-26T05:00:00Z');
  expect(await readLogs(folder)).toEqual([
    { at, log: 'access', line: '{"status":"200"}' },
    { at, log: 'users', line: 'a line\nof two' },
  ]);
});

it('goes on when its folder is removed meanwhile; without one there are no lines', async () => {
  const folder = newFolder();
  expect(await readLogs(folder)).toEqual([]);
  const { keep, stop } = openLogs(folder, silent);
  keep('users', 'before');
  await stop();
  rmSync(folder, { recursive: true });
  keep('users', 'after');
  await stop();
  expect((await readLogs(folder)).map(({ line }) => line)).toEqual(['after']);
});

it('takes at most 32 MB and a week', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T05:00:00Z') });
  const folder = newFolder();
  const { keep, stop } = openLogs(folder, silent);
  keep('users', 'an old line');
  await stop();
  vi.setSystemTime(new Date('2026-11-26T05:00:00Z'));
  const line = 'x'.repeat(200 * 1024);
  for (let i = 0; i < 220; i += 1) {
    keep('users', `${i} ${line}`);
    await stop();
  }
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(33 * 1024 * 1024);
  const numbers = (await readLogs(folder)).map((one) => Number.parseInt(one.line, 10));
  expect(numbers.at(-1)).toBe(219);
  expect(numbers[0]).toBeGreaterThan(0);
});

it('passes over a line that is being written', async () => {
  const folder = newFolder();
  const { keep, stop } = openLogs(folder, silent);
  keep('users', 'whole');
  await stop();
  appendFileSync(join(folder, readdirSync(folder)[0] ?? ''), '{"at":17642');
  expect((await readLogs(folder)).map(({ line }) => line)).toEqual(['whole']);
});

it('says once that lines are lost', async () => {
  const folder = newFolder();
  writeFileSync(folder, 'a file stands there');
  const said: string[] = [];
  const { keep, stop } = openLogs(folder, (sentence) => said.push(sentence));
  for (const line of ['one', 'two']) {
    keep('users', line);
    await stop();
  }
  expect(said).toEqual([expect.stringMatching(/^lines are lost: EEXIST/)]);
});
