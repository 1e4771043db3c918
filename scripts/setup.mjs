// Runs a script on any installed Node: `node scripts/setup.mjs platform/start` installs packages and Java when they are
// missing, then starts scripts/platform/start.ts on the Node of the lock file. Uses only Node's own modules, in the
// syntax of Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules/.installed-lock');
const bin = join(root, 'node_modules/.bin');
const oldestNode = 20;
const oldestNpm = 10;
const oldestJava = 17;
const scriptsWithJava = [
  'platform/start',
  'platform/dev',
  'tools/test',
  'tools/test-cells',
  'tools/bench-move',
  'tools/check',
  'tools/screens',
  'tools/pictures',
  'tools/fuzz',
  'tools/faults',
  'tools/ledger',
  'tools/mutate',
  'tools/bench-enumeration',
  'tools/bench-fair',
  'tools/bench-load',
  'tools/bench-pages',
  'operations/rehearse-restore',
  'operations/keep-release',
];
/** These scripts continue the timing of the set-up. */
const scriptsThatServe = ['platform/start', 'platform/dev'];

export const stampOf = (lock) => createHash('sha256').update(lock).digest('hex');

/** `stamp` is null before the first installation. */
export const isStale = (lock, stamp) => stamp === null || stamp.trim() !== stampOf(lock);

export const findObstacle = ({ platform, arch, node, npm }) => {
  if (platform !== 'linux' || arch !== 'x64') {
    return `The product runs on Linux x64 (or WSL 2 on Windows), and this is ${platform} ${arch}.`;
  }
  if (Number.parseInt(node, 10) < oldestNode)
    return `The product needs Node ${oldestNode} or newer, and this is ${node}.`;
  if (!npm) return `The product needs npm ${oldestNpm} or newer, and there is none.`;
  if (Number.parseInt(npm, 10) < oldestNpm) return `The product needs npm ${oldestNpm} or newer, and this is ${npm}.`;
  return null;
};

/** Parses `java -version`, or null: `17.0.15` is 17, `1.8.0` is 8. */
export const javaVersionOf = (text) => {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(text) ?? [];
  if (!first) return null;
  return Number(first === '1' ? second : first);
};

const startedAt = Date.now();
const say = (text) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${text}`);

const withProgress = async (what, work) => {
  say(what);
  const timer = setInterval(() => say(`still ${what}`), 10_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
};

class SetupError extends Error {}

let interruption = null;
const exitCodeOf = (signal) => 128 + constants.signals[signal];

const readOrNull = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

const npmCommand = () => (process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']);

const outputOf = (command, args) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? `${stdout}${stderr}` : '';
};

const run = (command, args, options) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const passOn = (signal) => {
      interruption = signal;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, passOn);
    const end = (code) => {
      for (const signal of signals) process.off(signal, passOn);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += error.message;
      end(1);
    });
    child.once('close', (code, signal) => end(code ?? exitCodeOf(signal)));
  });

const quietly = async (command, args, env = {}) => {
  const outcome = await run(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  if (interruption) throw new SetupError(`interrupted (${interruption})`);
  return outcome;
};

const checkHost = () => {
  const [command, ...args] = npmCommand();
  const obstacle = findObstacle({
    platform: process.platform,
    arch: process.arch,
    node: process.versions.node,
    npm: outputOf(command, [...args, '--version']).trim(),
  });
  if (obstacle) throw new SetupError(obstacle);
};

const installPackages = async () => {
  const lock = readFileSync(join(root, 'package-lock.json'));
  if (!isStale(lock, readOrNull(stampFile)) && existsSync(join(bin, 'node'))) return;
  const [command, ...args] = npmCommand();
  const { code, output } = await withProgress('installing the packages of the lock file', () =>
    quietly(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  if (code !== 0) throw new SetupError(`${output}\nThe packages could not be installed: npm’s own words stand above.`);
  writeFileSync(stampFile, stampOf(lock));
  say('packages installed');
};

const findJava = () => {
  const candidates = [
    ...(process.env.JAVA_HOME ? [join(process.env.JAVA_HOME, 'bin/java')] : []),
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'java')),
  ];
  const java = candidates.filter(existsSync).find((path) => javaVersionOf(outputOf(path, ['-version'])) >= oldestJava);
  return java ? dirname(dirname(realpathSync(java))) : null;
};

const installJava = async () => {
  const isDebianRoot =
    process.getuid() === 0 && existsSync('/etc/debian_version') && outputOf('apt-get', ['--version']);
  if (!isDebianRoot) {
    throw new SetupError(
      `The local database needs Java ${oldestJava} or newer: install it (on Debian: sudo apt-get install openjdk-17-jre-headless) or set JAVA_HOME.`,
    );
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const words = await withProgress('installing a Java runtime', async () => {
    await quietly('apt-get', ['update'], env);
    let output = '';
    // Debian 13 no longer packages Java 17; its default is newer.
    for (const name of ['openjdk-17-jre-headless', 'default-jre-headless']) {
      if (findJava()) break;
      ({ output } = await quietly('apt-get', ['install', '-y', '--no-install-recommends', name], env));
    }
    return output;
  });
  const java = findJava();
  if (!java) throw new SetupError(`${words}\nJava could not be installed: apt-get’s own words stand above.`);
  say('Java installed');
  return java;
};

const main = async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const script = join(root, 'scripts', `${name}.ts`);
  if (!/^[\w/-]+$/.test(name) || !existsSync(script)) throw new SetupError(`There is no script “${name}”.`);
  checkHost();
  await installPackages();
  const java = scriptsWithJava.includes(name) ? (findJava() ?? (await installJava())) : undefined;
  // Uses the path: a shell that looked up `node` before the installation would keep using the old one.
  const { code } = await run(join(bin, 'node'), [script, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(java && { JAVA_HOME: java }),
      ...(scriptsThatServe.includes(name) && { THESEE_STARTED_AT: String(startedAt) }),
      PATH: `${bin}${delimiter}${process.env.PATH}`,
    },
  });
  process.exitCode = code;
};

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    // An interrupted step is repeated next time.
    if (interruption) say(`interrupted (${interruption})`);
    else console.error(error instanceof SetupError ? error.message : error);
    process.exitCode = interruption ? exitCodeOf(interruption) : 1;
  });
}
