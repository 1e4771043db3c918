import { execFile, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort, root } from '#scripts/platform/index.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { processesWith } from './fixtures/processes.ts';

// `npm start` in processes of its own, two at a time, as from two checkouts.
const temporary = () => temporaryFolder('runner');

// The stories cover a start with demo data.
const run = (localDir: string, port: number) => {
  const runner = spawn(process.execPath, ['scripts/platform/start.ts', '--empty'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), LOCAL_DIR: localDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [runner.stdout, runner.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<{ code: number | null; output: string }>((done) =>
    runner.once('close', (code) => done({ code, output })),
  );
  const origin = `http://localhost:${port}`;
  return {
    origin,
    ended,
    isOver: () => runner.exitCode !== null,
    signal: (name: NodeJS.Signals) => runner.kill(name),
    /** Waits for output; rejects with all of it if the process exits first. */
    says: (words: RegExp | string) =>
      Promise.race([
        vi.waitFor(() => expect(output).toMatch(words), 40_000),
        ended.then(({ output }) => expect(output).toMatch(words)),
      ]),
    universities: () => fetch(`${origin}/api/v0/universities`),
  };
};

describe('two runners side by side', () => {
  const [dir, otherDir] = [temporary(), temporary()];
  let port: number;
  let otherPort: number;
  let one: ReturnType<typeof run>;
  let other: ReturnType<typeof run>;

  beforeAll(async () => {
    [port, otherPort] = [await freePort(), await freePort()];
    one = run(dir, port);
    other = run(otherDir, otherPort);
    await Promise.all([one.says(`ready  ${one.origin}\n`), other.says(`ready  ${other.origin}\n`)]);
  });
  afterAll(() => {
    for (const runner of [one, other]) runner.signal('SIGTERM');
  });

  it('have each their own data', async () => {
    const person = ['--email', 'zoe@example.test', '--first-name', 'Zoé', '--last-name', 'Arnaud'];
    const opening = [
      'scripts/operations/operator.ts',
      'create-university',
      '--name',
      'Marais',
      ...person,
      '--local',
      '--yes',
    ];
    const env = { ...process.env, LOCAL_DIR: dir };
    await promisify(execFile)(process.execPath, opening, { cwd: root, env });
    const named = async ({ universities }: typeof one) => (await (await universities()).json()).rows;
    expect([await named(one), await named(other)]).toEqual([[expect.objectContaining({ name: 'Marais' })], []]);
    const mails = (folder: string) => readdir(join(folder, 'mail'));
    await expect.poll(async () => (await mails(dir)).length, { timeout: 30_000 }).toBe(1);
    expect(await mails(otherDir)).toEqual([]);
  });

  it('keep their folder and their port to themselves', async () => {
    const file = join(temporary(), 'file');
    writeFileSync(file, '');
    const sameFolder = run(dir, await freePort());
    const samePort = run(temporary(), port);
    const noFolder = run(file, await freePort());
    expect(await sameFolder.ended).toMatchObject({ code: 1, output: expect.stringContaining('already running on') });
    expect(await samePort.ended).toMatchObject({ code: 1, output: expect.stringContaining(`Port ${port} is taken`) });
    expect(await noFolder.ended).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^.*a file stands where.*\n$/),
    });
    expect((await one.universities()).status).toBe(200);
  });

  it('bring a killed database back with its data, answer 503 until then, and end when it dies again', async () => {
    const kill = async () => {
      for (const pid of await processesWith(dir)) process.kill(pid, 'SIGKILL');
    };
    const before = await (await one.universities()).json();
    await kill();
    await one.says('the local database ended (SIGKILL): it is started again');
    const during = await one.universities();
    expect([during.status, await during.json()]).toMatchObject([503, { code: 'unavailable' }]);
    await one.says('the local database is back');
    const after = await one.universities();
    expect([after.status, await after.json()]).toEqual([200, before]);

    await kill();
    expect(await one.ended).toMatchObject({
      code: 1,
      output: expect.stringMatching(/\nThe local database ended \(SIGKILL\).*\n$/),
    });
    expect((await other.universities()).status).toBe(200);
  });

  it('end in order by one press of Ctrl-C, however often that arrives', async () => {
    for (let i = 0; i < 3; i += 1) other.signal('SIGINT');
    expect(await other.ended).toMatchObject({ code: 0, output: expect.stringContaining('stopping (SIGINT)') });
    expect([existsSync(join(otherDir, 'runner.json')), await processesWith(otherDir)]).toEqual([false, []]);
  });

  it('end at once by a second press, with all that they started', async () => {
    const third = run(otherDir, otherPort);
    await third.says('ready  ');
    // A stopped engine delays the orderly shutdown.
    for (const pid of await processesWith(otherDir)) process.kill(pid, 'SIGSTOP');
    await vi.waitFor(() => {
      third.signal('SIGINT');
      expect(third.isOver()).toBe(true);
    }, 4_000);
    expect(await third.ended).toMatchObject({ code: 130, output: expect.stringContaining('ended at once (SIGINT)') });
    await vi.waitFor(async () => expect(await processesWith(otherDir)).toEqual([]), 30_000);
  });
});
