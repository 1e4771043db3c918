import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

// A fake CloudFormation: XML replies, the operation in a form.
// https://docs.aws.amazon.com/AWSCloudFormation/latest/APIReference/API_DescribeStacks.html
let asked: string[];
/** The only stack of the account; undefined: an empty account. */
let held: string | undefined;
let server: Server;

const id = (name: string) => `arn:aws:cloudformation:eu-west-3:1:stack/${name}/try`;
const answers: Record<string, (name: string) => string> = {
  DescribeStacks: (name) =>
    `<Stacks><member><StackName>${name}</StackName><StackId>${id(name)}</StackId><StackStatus>ROLLBACK_COMPLETE</StackStatus><CreationTime>2026-11-26T08:00:00.000Z</CreationTime></member></Stacks>`,
  DescribeStackEvents: (name) =>
    `<StackEvents><member><StackId>${id(name)}</StackId><EventId>1</EventId><StackName>${name}</StackName><PhysicalResourceId>${id(name)}</PhysicalResourceId><ResourceStatus>CREATE_IN_PROGRESS</ResourceStatus><Timestamp>2026-11-26T08:00:00.000Z</Timestamp></member></StackEvents>`,
  ListStackResources: () => '<StackResourceSummaries/>',
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const [action, name] = [form.get('Action') ?? '', form.get('StackName')?.replace(/^.*stack\/|\/try$/g, '') ?? ''];
    asked.push(`${action} ${name} ${request.headers.authorization?.split('/')[2]}`);
    response.setHeader('content-type', 'text/xml');
    const answer = answers[action];
    if (name === held && answer) {
      return response.end(`<${action}Response><${action}Result>${answer(name)}</${action}Result></${action}Response>`);
    }
    const error = `<Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id ${name} does not exist</Message></Error>`;
    return response.writeHead(400).end(`<ErrorResponse>${error}</ErrorResponse>`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  held = undefined;
});

/** Runs the command without a terminal. */
const run = async (...args: string[]) => {
  const { port } = server.address() as AddressInfo;
  const env = {
    PATH: process.env.PATH,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
  };
  return promisify(execFile)(process.execPath, ['scripts/operations/clear-stage.ts', ...args], { env }).then(
    ({ stdout }) => ({ status: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }) => ({ status: code, stdout, stderr }),
  );
};
const production = ['--stage', 'production', '--settings', 'tests/infra/stages/production.json'];

test('looks for each stack in its region, those that read the outputs of others first', async () => {
  const { status, stdout } = await run(...production);
  expect(asked).toEqual([
    'DescribeStacks thesee-production-watch eu-west-3',
    'DescribeStacks thesee-production-web eu-west-3',
    'DescribeStacks thesee-production-edge us-east-1',
    'DescribeStacks thesee-production-api eu-west-3',
    'DescribeStacks thesee-production-storage eu-west-3',
    'DescribeStacks thesee-production-shared eu-west-3',
  ]);
  expect([status, stdout]).toEqual([0, expect.stringContaining('has no stack that never lived')]);
});

test('looks for the stacks of every cell, what they share last', async () => {
  const settings = JSON.parse(readFileSync('tests/infra/stages/production.json', 'utf8'));
  const file = join(mkdtempSync(join(tmpdir(), 'cells-')), 'production.json');
  writeFileSync(file, JSON.stringify({ ...settings, cells: [{ id: 'main' }, { id: 'b' }] }));
  await run('--stage', 'production', '--settings', file);
  expect(asked.map((one) => one.replace(/^DescribeStacks thesee-production-(\S+) .*/, '$1'))).toEqual([
    ...['watch', 'b-watch', 'web', 'edge', 'api', 'b-api', 'storage', 'b-storage', 'shared'],
  ]);
});

test('deletes nothing where there is nobody to ask', async () => {
  held = 'thesee-production-api';
  const { status, stdout, stderr } = await run(...production);
  expect(stdout).toContain('thesee-production-api (eu-west-3) never lived (ROLLBACK_COMPLETE): it is deleted.');
  expect([status, stderr]).toEqual([1, expect.stringContaining('nobody to ask')]);
  expect(asked.filter((one) => !/^(Describe|List)/.test(one))).toEqual([]);
});

test('does nothing without the name of a stage', async () => {
  expect(await run()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('npm run clear-stage -- --stage NAME'),
  });
  expect(asked).toEqual([]);
});
