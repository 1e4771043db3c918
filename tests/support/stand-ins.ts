import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildIfStale, productBuilds } from '#scripts/local/build.ts';
import { startLambdaApi } from '#scripts/local/lambda/api.ts';
import { createLambdaService } from '#scripts/local/lambda/service.ts';
import { places, type StandIns, startStandIns } from '#scripts/local/stand-ins.ts';
import { loadStack } from '#scripts/local/template/stack.ts';

const root = resolve(import.meta.dirname, '../..');

/** The stack as it would be deployed now; it holds a built site, which no handler sees: any will do. */
const synthesise = async (): Promise<string> => {
  const { site, stack, cdkOut } = productBuilds(root, new AbortController().signal);
  if (!existsSync(join(root, site.output))) await buildIfStale(root, site);
  await buildIfStale(root, stack);
  return cdkOut;
};

/**
 * Starts an empty DynamoDB Local in memory and the stand-ins for the stack of that assembly; puts into the environment what its
 * Lambdas would find, all together.
 */
export const openStandIns = async (cdkOut: string): Promise<StandIns> => {
  const folder = resolve(root, '.local/tests');
  mkdirSync(folder, { recursive: true });
  const dir = mkdtempSync(join(folder, 'run-'));
  const stack = loadStack(cdkOut, { SiteOrigin: 'http://localhost:3000' }, places(dir).keys);
  const standIns = await startStandIns({ dir, holdings: stack, trustsHeader: true });
  for (const { environment } of stack.functions) {
    // Of the process, not of the code.
    const { NODE_OPTIONS: _, ...variables } = environment;
    Object.assign(process.env, variables);
  }
  // A handler that calls another function reaches its bundle, as it would be deployed.
  const { functions } = stack;
  const log = (source: string, line: string) => console.log(`[${source}] ${line}`);
  const service = createLambdaService({ functions, injected: { ...standIns.environment, TMPDIR: tmpdir() }, log });
  const lambdaApi = await startLambdaApi({ running: () => ({ functions, service }), watch: standIns.watch });
  Object.assign(process.env, standIns.environment, {
    AWS_ENDPOINT_URL_LAMBDA: lambdaApi.origin,
    THESEE_MAIL: standIns.mailDir,
  });
  const stop = async () => {
    await lambdaApi.stop();
    await service.stop();
    await standIns.stop();
  };
  return { ...standIns, stop };
};

/** For the tests of handlers. */
export default async (): Promise<() => Promise<void>> => (await openStandIns(await synthesise())).stop;
