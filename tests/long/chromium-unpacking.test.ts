import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { chromiumVersion } from '#functions/exports/chromium.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** The browser's path in another process with that temporary folder. */
const pathIn = async (folder: string): Promise<string> => {
  const code =
    "import { chromiumPath } from '#functions/exports/chromium.ts'; process.stdout.write(await chromiumPath());";
  const options = { cwd: root, env: { ...process.env, TMPDIR: folder } };
  return (await run(process.execPath, ['--input-type=module', '-e', code], options)).stdout;
};

it('unpacks a whole browser for simultaneous first calls, also after one that broke off', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'first-call-'));
  try {
    await mkdir(join(folder, 'unpacking-chromium-broken'));
    await writeFile(join(folder, 'unpacking-chromium-broken', 'chromium'), 'half a browser', { mode: 0o700 });
    const [path = '', other] = await Promise.all([pathIn(folder), pathIn(folder)]);
    expect(other).toBe(path);
    const home = `chromium-${chromiumVersion}`;
    expect(path).toBe(join(folder, home, 'chromium'));
    const env = { ...process.env, LD_LIBRARY_PATH: join(folder, home, 'al2023', 'lib') };
    expect((await run(path, ['--version'], { env })).stdout).toMatch(/Chrom/);
    expect((await readdir(folder)).sort()).toEqual([home, 'unpacking-chromium-broken']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
