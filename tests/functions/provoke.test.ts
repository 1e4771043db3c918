import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { stopBrowsers } from '#scripts/operations/provoke/browsers.ts';
import { corruptDiploma } from '#scripts/operations/provoke/corrupt.ts';
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

/** A fake browser and its helper, as this process may run real browsers of other tests. */
const startRunner = () => {
  const script = `const { spawn } = require('node:child_process');
    const start = (argv0) => spawn('sleep', ['60'], { argv0 });
    const [browser, helper] = [start('chromium'), start('chromium --type=renderer')];
    browser.on('exit', (_, signal) => { console.log(signal, helper.exitCode); helper.kill(); process.exit(); });
    console.log(browser.pid);`;
  const runner = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  createInterface(runner.stdout).on('line', (line) => said.push(line));
  return { runner: runner.pid ?? expect.unreachable(), said, closed: once(runner, 'close') };
};

test('browsers that a process has started are ended, and nothing else', async () => {
  const { runner, said, closed } = startRunner();
  const end = new AbortController();
  const killing = stopBrowsers(runner, 'SIGKILL', end.signal);
  await closed;
  end.abort();
  expect(await killing).toBe(1);
  expect(said.at(-1)).toBe('SIGKILL null');
});

test('browsers that stand still are ended when it is over', async () => {
  const { runner, said, closed } = startRunner();
  const end = new AbortController();
  const stopping = stopBrowsers(runner, 'SIGSTOP', end.signal);
  // State T: stopped by a signal, https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
  const state = () => readFileSync(`/proc/${said[0]}/stat`, 'utf8').split(') ')[1]?.[0];
  await vi.waitFor(() => expect(state()).toBe('T'), 20_000);
  end.abort();
  await closed;
  expect(await stopping).toBe(1);
  expect(said.at(-1)).toBe('SIGKILL null');
});
