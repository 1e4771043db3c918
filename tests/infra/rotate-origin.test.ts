import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

// Secrets Manager's protocol as far as the command speaks it: JSON, the operation in a header.
// https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_PutSecretValue.html
const secrets = new Map<string, string>();
let server: Server;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { SecretId, SecretString } = JSON.parse(Buffer.concat(chunks).toString());
    const known = secrets.get(SecretId);
    if (known === undefined) {
      const body = { __type: 'ResourceNotFoundException', Message: 'Secrets Manager can’t find the specified secret.' };
      return response.writeHead(400).end(JSON.stringify(body));
    }
    if (request.headers['x-amz-target'] === 'secretsmanager.PutSecretValue') secrets.set(SecretId, SecretString);
    return response.end(JSON.stringify({ SecretString: known, VersionId: 'a-new-version' }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => server.close());
beforeEach(() => secrets.clear());

/** Runs the command, without a terminal. */
const run = async (...args: string[]) => {
  const { port } = server.address() as AddressInfo;
  const env = {
    PATH: process.env.PATH,
    AWS_REGION: 'eu-west-3',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${port}`,
  };
  const command = ['scripts/rotate-origin.ts', ...args];
  return promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout }) => ({ status: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }) => ({ status: code, stdout, stderr }),
  );
};
const stored = (name: string) => JSON.parse(secrets.get(name) ?? '');

it('makes a new secret current, keeps the one before, and says which deployment takes it', async () => {
  secrets.set('origin', '{"previous":null,"current":"first"}');
  const { stdout, status } = await run('origin', '--yes');
  expect(status).toBe(0);
  const once = stored('origin');
  expect(once).toEqual({ current: expect.stringMatching(/^[\w-]{44}$/), previous: 'first' });
  expect(stdout).not.toContain('thesee-STAGE-api');
  expect(stdout).toContain('thesee-STAGE-web:OriginRotation=a-new-version');
  expect(stdout).not.toContain(once.current);

  await run('origin', '--yes');
  expect(stored('origin').previous).toBe(once.current);
});

it('changes nothing in a dry run, nor when there is nobody to ask', async () => {
  secrets.set('origin', '{"previous":null,"current":"first"}');
  const dry = await run('origin', '--dry-run');
  expect([dry.status, dry.stdout]).toEqual([0, expect.stringContaining('nothing was changed')]);
  const alone = await run('origin');
  expect([alone.status, alone.stderr]).toEqual([1, expect.stringContaining('nobody to ask')]);
  expect(stored('origin')).toEqual({ current: 'first', previous: null });
});

it('says what is wrong with the secret it is given', async () => {
  secrets.set('other', 'a password');
  expect(await run('other', '--yes')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no field “current”'),
  });
  expect(secrets.get('other')).toBe('a password');
  expect(await run('absent', '--yes')).toMatchObject({ status: 1, stderr: expect.stringContaining('can’t find') });
  expect(await run()).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run rotate-origin -- SECRET') });
});
