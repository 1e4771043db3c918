import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

// Fakes the calls that the command makes. Secrets Manager: JSON, operation in a header,
// https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_PutSecretValue.html. CloudFormation: XML,
// operation in a form, https://docs.aws.amazon.com/AWSCloudFormation/latest/APIReference/API_DescribeStacks.html.
const secrets = new Map<string, string>();
const stacks = (secret: string) => `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/">
<DescribeStacksResult><Stacks><member><StackName>thesee-staging-shared</StackName><StackStatus>CREATE_COMPLETE</StackStatus>
<CreationTime>2026-11-26T08:00:00.000Z</CreationTime><Outputs><member><OutputKey>OriginSecret</OutputKey>
<OutputValue>${secret}</OutputValue></member></Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
let asked: { region: string | undefined; stack: string | null };
let deployed: string;
let server: Server;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    if (!request.headers['x-amz-target']) {
      const region = request.headers.authorization?.split('/')[2];
      asked = { region, stack: new URLSearchParams(body).get('StackName') };
      return response.setHeader('content-type', 'text/xml').end(stacks(deployed));
    }
    const { SecretId, SecretString } = JSON.parse(body);
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
beforeEach(() => {
  secrets.clear();
  deployed = 'origin';
});

const run = async (...args: string[]) => {
  const { port } = server.address() as AddressInfo;
  const env = {
    PATH: process.env.PATH,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${port}`,
    AWS_ENDPOINT_URL_CLOUDFORMATION: `http://127.0.0.1:${port}`,
  };
  const command = ['scripts/operations/rotate-origin.ts', ...args];
  return promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout }) => ({ status: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }) => ({ status: code, stdout, stderr }),
  );
};
const staging = ['--stage', 'staging', '--settings', 'tests/infra/stages/staging.json'];
const stored = (name: string) => JSON.parse(secrets.get(name) ?? '');

it('makes a new secret current, keeps the one before, and says which deployment takes it', async () => {
  secrets.set('origin', '{"previous":null,"current":"first"}');
  const { stdout, status } = await run(...staging, '--yes');
  expect(status).toBe(0);
  const once = stored('origin');
  expect(once).toEqual({ current: expect.stringMatching(/^[\w-]{44}$/), previous: 'first' });
  // The region of the stage's settings, not of the shell.
  expect(asked).toEqual({ region: 'eu-west-3', stack: 'thesee-staging-shared' });
  expect(stdout).toContain(
    'npx cdk deploy thesee-staging-web --exclusively --context stage=staging --context settings=tests/infra/stages/staging.json --parameters thesee-staging-web:OriginRotation=a-new-version',
  );
  expect(stdout).not.toContain(once.current);

  await run(...staging, '--yes');
  expect(stored('origin').previous).toBe(once.current);
});

it('changes nothing in a dry run, nor when there is nobody to ask', async () => {
  secrets.set('origin', '{"previous":null,"current":"first"}');
  const dry = await run(...staging, '--dry-run');
  expect([dry.status, dry.stdout]).toEqual([0, expect.stringContaining('nothing was changed')]);
  const alone = await run(...staging);
  expect([alone.status, alone.stderr]).toEqual([1, expect.stringContaining('nobody to ask')]);
  expect(stored('origin')).toEqual({ current: 'first', previous: null });
});

it('says what is wrong with the secret it is given', async () => {
  secrets.set('other', 'a password');
  deployed = 'other';
  expect(await run(...staging, '--yes')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no field “current”'),
  });
  expect(secrets.get('other')).toBe('a password');
  deployed = 'absent';
  expect(await run(...staging, '--yes')).toMatchObject({ status: 1, stderr: expect.stringContaining('can’t find') });
  expect(await run()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('npm run rotate-origin -- --stage NAME'),
  });
});
