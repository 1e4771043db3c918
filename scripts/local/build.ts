import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';

/** A thing built from files: it is built anew only when one of them changed or what it makes is not there. */
export type Build = {
  name: string;
  /** Files and folders, from the root. */
  inputs: readonly string[];
  /** A file that is there once it is built. */
  output: string;
  run: () => Promise<void>;
};

const filesBelow = (path: string): string[] => {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};

/** A hash of the names and contents of those files and of all that the folders hold. */
export const hashFiles = (root: string, inputs: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const input of inputs.map((name) => join(root, name)).filter(existsSync)) {
    const files = input.endsWith('.json') || input.endsWith('.ts') ? [input] : filesBelow(input).sort();
    for (const file of files) hash.update(`${relative(root, file)}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

/** The stamps lie beside the packages, not in the data: whoever builds, the outputs are the same for all. */
const stampOf = (root: string, { name }: Build): string => join(root, 'node_modules/.cache/thesee', name);

const readStamp = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** Builds it unless it is up to date; tells whether it did. */
export const buildIfStale = async (root: string, build: Build): Promise<boolean> => {
  const stamp = stampOf(root, build);
  const hash = hashFiles(root, build.inputs);
  if (readStamp(stamp) === hash && existsSync(join(root, build.output))) return false;
  await build.run();
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
};

/** Runs a command from the root; rejects with its own output when it fails. */
const run = (root: string, command: string, env: Record<string, string> = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, { cwd: root, shell: true, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`\`${command}\` failed:\n${output.join('').trim()}`));
    });
  });

const settings = z.object({ app: z.string(), build: z.string(), output: z.string(), context: z.record(z.string(), z.unknown()) });

/** The site, then the stack that holds it, by the commands that `cdk deploy` would run (cdk.json). */
export const productBuilds = (root: string) => {
  const cdk = settings.parse(JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')));
  const site: Build = {
    name: 'site',
    inputs: ['web', 'shared', 'package-lock.json'],
    output: 'web/dist/index.html',
    run: () => run(root, cdk.build),
  };
  const scratch = `${cdk.output}.new`;
  const stack: Build = {
    name: 'stack',
    inputs: ['infra', 'functions', 'shared', 'web/dist', 'cdk.json', 'package-lock.json'],
    output: join(cdk.output, 'manifest.json'),
    run: async () => {
      rmSync(join(root, scratch), { recursive: true, force: true });
      await run(root, cdk.app, { CDK_OUTDIR: scratch, CDK_CONTEXT_JSON: JSON.stringify(cdk.context) });
      // A broken stack leaves the last good one in place.
      rmSync(join(root, cdk.output), { recursive: true, force: true });
      renameSync(join(root, scratch), join(root, cdk.output));
    },
  };
  return { site, stack, cdkOut: join(root, cdk.output) };
};
