import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** The browser's path as another process finds it that has this temporary folder. */
const pathIn = async (folder: string): Promise<string> => {
  const code = "import { chromiumPath } from '#functions/lib/chromium.ts'; process.stdout.write(await chromiumPath());";
  const options = { cwd: root, env: { ...process.env, TMPDIR: folder } };
  return (await run(process.execPath, ['--input-type=module', '-e', code], options)).stdout;
};

it('unpacks a whole browser for simultaneous first calls, also after one that broke off', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'unpacking-'));
  try {
    await mkdir(join(folder, 'chromium-broken'));
    await writeFile(join(folder, 'chromium-broken', 'chromium'), 'half a browser', { mode: 0o700 });
    const paths = await Promise.all([pathIn(folder), pathIn(folder)]);
    expect(paths).toEqual([join(folder, 'chromium'), join(folder, 'chromium')]);
    const { stdout } = await run(join(folder, 'chromium'), ['--version']);
    expect(stdout).toMatch(/^(Chromium|Google Chrome|HeadlessChrome)/);
    const left = (await readdir(folder)).filter((name) => name.startsWith('chromium-'));
    expect(left).toEqual(['chromium-broken']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
