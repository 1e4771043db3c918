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
  const browser = spawn('sleep', ['60'], { argv0: 'chromium' });
  const helper = spawn('sleep', ['60'], { argv0: 'chromium --type=renderer' });
  const end = new AbortController();
  const killing = killBrowsers(process.pid, end.signal);
  expect(await once(browser, 'exit')).toEqual([null, 'SIGKILL']);
  end.abort();
  expect(await killing).toBe(1);
  expect(helper.exitCode).toBeNull();
  helper.kill();
});
