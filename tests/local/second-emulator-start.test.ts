import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { afterAll, describe, expect, it } from 'vitest';
import { asking } from '#tests/support/asking.ts';
import { motoAccount, startMoto, withMoto } from '#tests/support/moto.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder('moto');
afterAll(() => rmSync(folder, { recursive: true }));

it('tells what moto said when it ends before it listens, and does not wait for it', async () => {
  const python = join(folder, 'python');
  writeFileSync(python, '#!/bin/sh\necho "No module named moto" >&2\nexit 7\n');
  chmodSync(python, 0o700);
  await expect(startMoto(python)).rejects.toThrow('moto ended with 7 before it listened: No module named moto');
});

it('tells that there is no Python to run it', async () => {
  await expect(startMoto(join(folder, 'none'))).rejects.toThrow(/^moto did not start, spawn .*ENOENT/);
});

describe('on moto', asking('moto'), () => {
  const moto = withMoto();

  it('leads every AWS SDK to it by the environment alone', async () => {
    expect(process.env.AWS_ENDPOINT_URL).toBe(moto().origin);
    const client = new STSClient();
    expect(await client.send(new GetCallerIdentityCommand())).toMatchObject({ Account: motoAccount });
    client.destroy();
  });
});
