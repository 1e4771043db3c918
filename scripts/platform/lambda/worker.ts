import { existsSync } from 'node:fs';
import { builtinModules, createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { HeapReply, HeapRequest, Invocation, Outcome, Ready, Start } from './environment.ts';

/**
 * Allows only modules of the asset's folder, as in Lambda: a package that the asset lacks is missing here too, and
 * files are CommonJS unless the asset says otherwise.
 */
const confineModules = (codeDir: string): void => {
  const home = `${pathToFileURL(codeDir).href}/`;
  const saysOtherwise = existsSync(join(codeDir, 'package.json'));
  registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const resolved = nextResolve(specifier, context);
      const isBuiltin = resolved.url.startsWith('node:') || builtinModules.includes(resolved.url);
      if (isBuiltin || resolved.url.startsWith(home)) return resolved;
      throw Object.assign(new Error(`Cannot find package '${specifier}' in the asset`), {
        code: 'ERR_MODULE_NOT_FOUND',
      });
    },
    load: (url, context, nextLoad) => {
      const isOwnFile = url.startsWith(home) && url.endsWith('.js') && !url.includes('/node_modules/');
      const loaded = nextLoad(url, context);
      return isOwnFile && !saysOtherwise ? { ...loaded, format: 'commonjs' } : loaded;
    },
  });
};

const start: Start = workerData;

type Handler = (event: unknown, context: object) => unknown;

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

const loadHandler = async (): Promise<Handler> => {
  const [file = '', name = ''] = start.handler.split('.');
  const path = ['.js', '.mjs', '.cjs'].map((ending) => join(start.codeDir, file + ending)).find(existsSync);
  if (!path) throw new Error(`Runtime.ImportModuleError: Cannot find module '${file}'`);
  confineModules(start.codeDir);
  // import() would apply the surrounding project's package.json to CommonJS files.
  const load = path.endsWith('.mjs') ? (file: string) => import(pathToFileURL(file).href) : createRequire(path);
  const exports: Record<string, unknown> = await load(path);
  const handler = exports[name];
  if (!isHandler(handler)) throw new Error(`Runtime.HandlerNotFound: ${start.handler} is undefined or not exported`);
  return handler;
};

const contextOf = ({ requestId, deadline }: Invocation) => ({
  awsRequestId: requestId,
  callbackWaitsForEmptyEventLoop: true,
  functionName: start.functionName,
  functionVersion: process.env.AWS_LAMBDA_FUNCTION_VERSION,
  invokedFunctionArn: start.arn,
  logGroupName: process.env.AWS_LAMBDA_LOG_GROUP_NAME,
  logStreamName: process.env.AWS_LAMBDA_LOG_STREAM_NAME,
  memoryLimitInMB: String(start.memoryMb),
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
});

const loading = loadHandler();
const ready: Ready = { isReady: true };
// A failed import rejects each invocation instead of the thread.
loading.catch(() => undefined).finally(() => parentPort?.postMessage(ready));

const run = async (invocation: Invocation): Promise<Outcome> => {
  try {
    const handler = await loading;
    const result = await handler(invocation.event, contextOf(invocation));
    // The runtime sends JSON; other values do not reach the gateway.
    return { result: result === undefined ? null : JSON.parse(JSON.stringify(result)) };
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    return { error: { type: name, message, stack: stack ?? message } };
  }
};

/** Collects twice, since what the first collection finalizes goes with the second. */
const measureHeap = async (): Promise<HeapReply> => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  collect();
  await nextTurn();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return { heapBytes: heapUsed + external };
};

parentPort?.on('message', async (message: Invocation | HeapRequest) => {
  parentPort?.postMessage(await ('isHeapRequest' in message ? measureHeap() : run(message)));
});
