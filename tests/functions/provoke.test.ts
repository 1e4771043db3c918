import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { killBrowsers } from '#scripts/provoke/browsers.ts';
import { corruptDiploma } from '#scripts/provoke/corrupt.ts';
import { buildAccount } from '#tests/support/accounts.ts';
import { as } from '#tests/support/api.ts';

test('a diploma is broken so that its list cannot be read, and mended as it was', async () => {
  const user = await buildAccount();
  const { diplomas } = await as(user);
  const master = { name: 'Master', university: 'Université des Marais', city: 'Brouage', startDate: '2020-09-01' };
  await diplomas.create({ body: { userId: user.id, ...master } });
  const list = () => diplomas.listOfUser({ params: { userId: user.id } });
  const before = await list();
  const mend = await corruptDiploma(user.email);
  await expect(list()).rejects.toMatchObject({ status: 500 });
  await mend();
  expect(await list()).toEqual(before);
  await expect(corruptDiploma('nobody@lumieres.example')).rejects.toThrow('Nobody with a diploma');
});

test('browsers that a process has started are ended, and nothing else', async () => {
  // A process of its own: this one may have real browsers from other tests.
  const children = `const { spawn } = require('node:child_process');
    const start = (argv0) => spawn('sleep', ['60'], { argv0 });
    const [browser, helper] = [start('chromium'), start('chromium --type=renderer')];
    browser.on('exit', (_, signal) => { console.log(signal, helper.exitCode); helper.kill(); process.exit(); });`;
  const runner = spawn(process.execPath, ['-e', children], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  runner.stdout.on('data', (chunk) => (said += chunk));
  const end = new AbortController();
  const killing = killBrowsers(runner.pid ?? expect.unreachable(), end.signal);
  await once(runner, 'exit');
  end.abort();
  expect(await killing).toBe(1);
  expect(said).toBe('SIGKILL null\n');
});
