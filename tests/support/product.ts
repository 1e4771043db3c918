import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { editionsPartition } from '#functions/data/entities/catalogue.ts';
import { functions } from '#infra/functions.ts';
import { servedCalls } from '#infra/served-calls.ts';
import { findRunning, freePort } from '#scripts/platform/index.ts';
import { mainCell } from '#shared/cells.ts';
import { cellsVariable } from './home-cell.ts';
import { apiOf, signIn } from './people.ts';

const pollMs = 500;

/**
 * Runs `npm start`'s script on a free port with an empty data folder. Sets THESEE_ORIGIN, THESEE_MAIL and the
 * functions' environment, so that the product's own code reaches its data. Returns a function that stops it.
 */
export const startProductIn = async (
  localDir: string,
  { args = [], variables = {} }: { args?: readonly string[]; variables?: Readonly<Record<string, string>> } = {},
): Promise<() => Promise<void>> => {
  rmSync(localDir, { recursive: true, force: true });
  const port = await freePort();
  const product = spawn(process.execPath, ['scripts/platform/start.ts', ...args], {
    env: { ...process.env, ...variables, PORT: String(port), LOCAL_DIR: localDir },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const { stdout } = product;
  if (!stdout) throw new Error('the product has no output');
  // The message and the `ready` line use different channels, so either may arrive first.
  const environment = new Promise<unknown>((told) => product.once('message', told));
  const exited = new Promise<void>((done) => product.once('exit', () => done()));
  const output: string[] = [];
  await new Promise<void>((ready, failed) => {
    product.once('exit', (code) => failed(new Error(`the product ended with ${code}:\n${output.join('\n')}`)));
    createInterface({ input: stdout }).on('line', (line) => {
      output.push(line);
      if (line.startsWith('ready')) ready();
    });
  });
  Object.assign(process.env, await environment);
  const cells = findRunning(localDir) ?? {};
  if (Object.keys(cells).some((id) => id !== mainCell)) {
    process.env[cellsVariable] = JSON.stringify(cells);
    if (!args.includes('--empty')) await waitForCatalogue(localDir);
  }
  process.env.THESEE_ORIGIN = `http://localhost:${port}`;
  process.env.THESEE_MAIL = resolve(localDir, 'mail');
  return async () => {
    product.kill('SIGTERM');
    await exited;
  };
};

/** The clock of each cell copies it from the main one, minute by minute. */
export const waitForCatalogue = async (localDir: string): Promise<void> => {
  const client = new DynamoDBClient();
  const Key = { PK: { S: editionsPartition }, SK: { S: 'CURRENT' } };
  for (const { TABLE_NAME: TableName } of Object.values(findRunning(localDir) ?? {})) {
    while (!(await client.send(new GetItemCommand({ TableName, Key }))).Item)
      await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  client.destroy();
};

export const storiesDir = resolve('.local/stories');

/**
 * Asks each function once, one after the other, and prints a PDF, which unpacks a browser. Functions that start, or a
 * browser that is unpacked, while three windows load pages take so long on two slow cores that requests to the database
 * time out, which is 503.
 */
const wakeFunctions = async (): Promise<void> => {
  const { session } = await signIn('user@demo.test');
  for (const served of Map.groupBy(servedCalls(functions), ({ by }) => by).values()) {
    const { method, path } = (served.find(({ route }) => route.method === 'GET') ?? served[0])?.route ?? {};
    const headers = new Headers(method === 'GET' ? { authorization: `Bearer ${session.token}` } : {});
    const asked = `/api/v0${path}`.replace(/\{\w+\}/g, 'nothing');
    await fetch(`${process.env.THESEE_ORIGIN}${asked}`, { method, headers });
  }
  const { portfolios, exports } = apiOf(session.token);
  const { portfolios: assessments } = await portfolios.listOfUser({ params: { userId: session.user.id } });
  const id = assessments[0]?.id ?? '';
  await exports.generatePdf({ params: { id }, query: { lang: 'fr' } });
};

const startProduct = async (): Promise<() => Promise<void>> => {
  const stop = await startProductIn(storiesDir);
  await wakeFunctions();
  return stop;
};

export default startProduct;
