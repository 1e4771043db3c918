import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildIfStale, findRunner, lockFolder, readSettings } from '#scripts/platform/index.ts';
import { findObstacle, isStale, javaVersionOf, stampOf } from '#scripts/setup.mjs';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const temporary = () => temporaryFolder('setup');

describe('set-up', () => {
  it('installs without a stamp or with that of another lock file, and else not', () => {
    expect(isStale('lock', null)).toBe(true);
    expect(isStale('lock', stampOf('another lock'))).toBe(true);
    expect(isStale('lock', `${stampOf('lock')}\n`)).toBe(false);
  });

  it.each([
    [{}, null],
    [{ node: '22.1.0', npm: '11.0.0' }, null],
    [{ platform: 'darwin' }, 'Linux x64'],
    [{ arch: 'arm64' }, 'Linux x64'],
    [{ node: '18.19.0' }, 'Node 20'],
    [{ npm: '9.2.0' }, 'npm 10'],
    [{ npm: '' }, 'npm 10'],
  ])('judges the host %o', (difference, reason) => {
    const obstacle = findObstacle({ platform: 'linux', arch: 'x64', node: '20.20.2', npm: '10.8.2', ...difference });
    if (reason === null) expect(obstacle).toBeNull();
    else expect(obstacle).toContain(reason);
  });

  it('reads the version of Java', () => {
    expect(javaVersionOf('openjdk version "17.0.15" 2025-04-15')).toBe(17);
    expect(javaVersionOf('openjdk version "21" 2023-09-19')).toBe(21);
    expect(javaVersionOf('java version "1.8.0_402"')).toBe(8);
    expect(javaVersionOf('')).toBeNull();
  });
});

it('reads PORT, LOCAL_DIR, CELLS and LAMBDA_CONCURRENCY, and refuses a number that is none', () => {
  const usual = { port: 3000, localDir: join(process.cwd(), '.local'), cells: 1, concurrency: 1000 };
  expect(readSettings({})).toEqual(usual);
  const settings = { PORT: '8080', LOCAL_DIR: '/data', CELLS: '3', LAMBDA_CONCURRENCY: '10' };
  expect(readSettings(settings)).toEqual({ port: 8080, localDir: '/data', cells: 3, concurrency: 10 });
  for (const PORT of ['', '0', '65536', 'http', '80.5']) expect(() => readSettings({ PORT })).toThrow('PORT must be');
  for (const CELLS of ['0', '4', '', 'b'])
    expect(() => readSettings({ CELLS })).toThrow('CELLS must be a number of cells, 1 to 3');
  for (const LAMBDA_CONCURRENCY of ['0', '1001', 'many'])
    expect(() => readSettings({ LAMBDA_CONCURRENCY })).toThrow('LAMBDA_CONCURRENCY must be');
});

it('builds when an input changed or the output is gone, and after a failure again', async () => {
  const root = temporary();
  mkdirSync(join(root, 'in/out'), { recursive: true });
  const write = (name: string, content: string) => writeFileSync(join(root, name), content);
  write('in/a', '1');
  let works = true;
  const build = {
    name: 'thing',
    inputs: ['in'],
    except: 'in/out',
    output: 'in/out/result',
    run: async () => {
      if (!works) throw new Error('broken');
      write('in/out/result', 'made');
    },
  };
  const isBuilt = () => buildIfStale(root, build);
  expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
  write('in/a', '2');
  works = false;
  await expect(isBuilt()).rejects.toThrow('broken');
  works = true;
  expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
  write('in/b', '');
  expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
  rmSync(join(root, 'in/out/result'));
  expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
});

it('lets one runner into a folder, and forgets one that was killed', async () => {
  const folder = temporary();
  const attempts = await Promise.allSettled([lockFolder(folder), lockFolder(folder)]);
  expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(findRunner(folder)).toBe(process.pid);
  await expect(lockFolder(folder)).rejects.toThrow('already running');
  for (const attempt of attempts) if (attempt.status === 'fulfilled') attempt.value();
  expect(findRunner(folder)).toBeNull();
  // The pid of a living process with another start time.
  writeFileSync(join(folder, 'runner.json'), JSON.stringify({ pid: process.pid, startedAt: '1' }));
  expect(findRunner(folder)).toBeNull();
  await lockFolder(folder);
  expect(findRunner(folder)).toBe(process.pid);
});
