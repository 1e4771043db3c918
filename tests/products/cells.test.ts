import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { DescribeKeyValueStoreCommand, PutKeyCommand } from '@aws-sdk/client-cloudfront-keyvaluestore';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStoreClient } from '#scripts/operations/stage/store-client.ts';
import { freePort, lockFolder, noteRunning, productBuilds, root } from '#scripts/platform/index.ts';
import { type Local, startLocal } from '#scripts/platform/services.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const { cdkOut } = productBuilds(root, new AbortController().signal, { cells: 2 });
const localDir = temporaryFolder('cells');
const lines: { source: string; text: string }[] = [];
const log = (source: string, text: string) => lines.push({ source, text });
let local: Local;
let giveUp: (() => void)[];

beforeAll(async () => {
  local = await startLocal({ port: await freePort(), localDir, cdkOut, log });
  const environments = Object.entries(local.cells).map(([id, { environment }]) => [id, environment]);
  giveUp = [await lockFolder(localDir), await noteRunning(localDir, Object.fromEntries(environments))];
}, 300_000);
afterAll(async () => {
  await local.stop();
  for (const end of giveUp) end();
});

const cell = (id: string) => local.cells[id] ?? expect.unreachable(`there is no cell ${id}`);
const list = '/api/v0/universities';
const get = (headers: Record<string, string> = {}) => fetch(`${local.origin}${list}`, { headers });

/** The function that answers a call: `service`, or `b.service` in the cell `b`. */
const servedBy = async (headers: Record<string, string> = {}): Promise<string> => {
  const reply = await fetch(`${local.origin}/api/v0/nothing`, { headers });
  const reference = reply.headers.get('apigw-requestid') ?? expect.unreachable('the reply has no reference');
  return vi.waitFor(() => {
    const line = lines.find(({ text }) => text.includes(reference));
    return line?.source ?? expect.unreachable('no function has logged the call');
  }, 20_000);
};
const token = (claims: object): string =>
  `Bearer aGVhZA.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

/** Runs an operator's command on the running product. */
const operate = async (...args: string[]): Promise<string> => {
  const command = spawn(process.execPath, ['scripts/operations/operator.ts', ...args, '--local', '--yes'], {
    env: { ...process.env, LOCAL_DIR: localDir },
  });
  const [said, failure] = await Promise.all([text(command.stdout), text(command.stderr)]);
  return said + failure;
};
const open = (id: string, name: string) =>
  operate(
    ...['create-university', '--cell', id, '--name', name, '--email', `${name}@example.test`],
    ...['--first-name', 'Ambre', '--last-name', 'Sérilhac'],
  );
const mailsTo = async (name: string): Promise<number> =>
  (await readdir(local.mailDir)).filter((file) => file.endsWith(`-${name}@example.test.eml`)).length;
const mailOf = (name: string) => expect.poll(() => mailsTo(name), { timeout: 60_000 }).toBe(1);

/** The entries whose key begins so. */
const directory = async (prefix: string) => {
  const { AWS_ENDPOINT_URL_DYNAMODB: endpoint = '', AWS_REGION: region = '', ...environment } = local.environment;
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = environment;
  const client = new DynamoDBClient({ endpoint, region, credentials: { accessKeyId, secretAccessKey } });
  const { Items = [] } = await client.send(new ScanCommand({ TableName: environment.DIRECTORY_TABLE }));
  client.destroy();
  return Items.filter(({ PK }) => PK?.S?.startsWith(prefix));
};

describe('the running product with two cells', () => {
  it('leads a call to the cell that header, token or cookie name, and any other to the main cell', async () => {
    expect(await servedBy()).toBe('service');
    expect(await servedBy({ 'x-cell': 'b' })).toBe('b.service');
    expect(await servedBy({ 'x-cell': 'z' })).toBe('service');
    expect(await servedBy({ cookie: '__Secure-renewal=b~user.session.secret' })).toBe('b.service');
    expect(await servedBy({ authorization: token({ cell: 'b' }) })).toBe('b.service');
    expect(await servedBy({ authorization: token({ cell: 'z' }) })).toBe('service');
  });

  it('leads a university that has moved by what the store says, which the SDK writes', async () => {
    const moved = { authorization: token({ uni: 'a-university', cell: 'main' }) };
    expect(await servedBy(moved)).toBe('service');
    const { MOVED_STORE: KvsARN = '', ...others } = cell('b').environment;
    for (const [name, value] of Object.entries(others)) vi.stubEnv(name, value);
    const client = openStoreClient();
    const { ETag: IfMatch = '' } = await client.send(new DescribeKeyValueStoreCommand({ KvsARN }));
    await client.send(new PutKeyCommand({ KvsARN, Key: 'a-university', Value: 'b', IfMatch }));
    client.destroy();
    vi.unstubAllEnvs();
    expect(await servedBy(moved)).toBe('b.service');
  });

  it('has a table for each cell, and one bucket of files, one set of keys and one mailbox for all', async () => {
    const [main, b] = [cell('main').environment, cell('b').environment];
    expect(main).toEqual(local.environment);
    expect(b.TABLE_NAME).toBeTruthy();
    expect(b.TABLE_NAME).not.toBe(main.TABLE_NAME);
    for (const name of ['FILES_BUCKET', 'SIGNING_KEY', 'SIGNING_KEYS', 'MOVED_STORE', 'DIRECTORY_TABLE'])
      expect([name, b[name]]).toEqual([name, main[name] ?? expect.unreachable(`${name} is missing`)]);
    expect([main.CELL, b.CELL]).toEqual(['main', 'b']);
  });

  it('lists in the directory where each cell is reached', async () => {
    const listed = await directory('CELL#');
    expect(new Map(listed.map(({ PK, origin }) => [PK?.S, origin?.S]))).toEqual(
      new Map([
        ['CELL#main', local.apiOrigin],
        ['CELL#b', cell('b').origin],
      ]),
    );
    expect(local.apiOrigin).not.toBe(cell('b').origin);
    for (const { origin } of Object.values(local.cells))
      expect((await fetch(`${origin}/api/v0/openapi.json`)).status).toBe(200);
  });

  it('lets an operator work in the cell that they name, whose mails come into the common mailbox', async () => {
    expect(await operate('reindex')).toContain('several cells: say which with --cell, one of main, b');
    await operate('fill-directory', '--cell', 'main');
    expect(await open('b', 'cedre')).toContain('“cedre” is open');
    await mailOf('cedre');
    expect((await directory('UNIVERSITY#')).map(({ cell }) => cell?.S)).toEqual(['b']);
  });

  it('goes on without a cell that has stopped, which takes up its work when it starts again', async () => {
    await cell('b').stop();
    const refused = await get({ 'x-cell': 'b' });
    expect([refused.status, await refused.json()]).toEqual([503, { message: 'Service Unavailable' }]);
    expect((await fetch(`${cell('b').origin}/api/v0/openapi.json`)).status).toBe(503);
    expect((await get()).status).toBe(200);
    expect(await open('b', 'frene')).toContain('“frene” is open');
    expect(await open('main', 'tilleul')).toContain('“tilleul” is open');
    await mailOf('tilleul');
    expect(await mailsTo('frene')).toBe(0);
    cell('b').start();
    await mailOf('frene');
    expect((await get({ 'x-cell': 'b' })).status).toBe(200);
  });
});
