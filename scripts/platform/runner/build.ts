import { exec } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { writeWhole } from '#scripts/platform/host/write-whole.ts';

/** A thing built from files: it is built anew only when one of them changed or what it makes is not there. */
export type Build = {
  name: string;
  /** Files and folders, from the root. */
  inputs: readonly string[];
  /** A folder inside the inputs that is none of them. */
  except?: string;
  /** A file that is there once it is built. */
  output: string;
  run: () => Promise<void>;
};

const filesOf = (path: string): string[] => {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};

/** A hash of the names and contents of those files and of all that the folders hold. */
export const hashInputs = (root: string, { inputs, except }: Pick<Build, 'inputs' | 'except'>): string => {
  const excepted = except && `${join(root, except)}/`;
  const paths = inputs.map((name) => join(root, name)).filter(existsSync);
  const files = paths.flatMap(filesOf).filter((file) => !excepted || !file.startsWith(excepted));
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
};

/** The stamps lie beside the packages, not in the data: whoever builds, the outputs are the same for all. */
const cache = 'node_modules/.cache/thesee';
const stampOf = (root: string, { name }: Build): string => join(root, cache, `${name}.hash`);

const readStamp = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** Has what is built there count as up to date. */
export const markBuilt = async (root: string, build: Build, hash = hashInputs(root, build)): Promise<void> => {
  const stamp = stampOf(root, build);
  mkdirSync(dirname(stamp), { recursive: true });
  await writeWhole(stamp, hash);
};

/** Builds it unless it is up to date; tells whether it did. */
export const buildIfStale = async (root: string, build: Build): Promise<boolean> => {
  const hash = hashInputs(root, build);
  if (readStamp(stampOf(root, build)) === hash && existsSync(join(root, build.output))) return false;
  await build.run();
  await markBuilt(root, build, hash);
  return true;
};

/** Runs a command from the root; rejects with its output when it fails or is interrupted. */
const run = async (
  command: string,
  options: { what: string; cwd: string; signal: AbortSignal; env?: Record<string, string> },
) => {
  const path = `${join(options.cwd, 'node_modules/.bin')}:${process.env.PATH}`;
  const env = { ...process.env, ...options.env, PATH: path };
  await promisify(exec)(command, { ...options, env, maxBuffer: 64 * 1024 * 1024 }).catch((error) => {
    throw new Error(
      `${error.stdout}${error.stderr}\nThe ${options.what} could not be built: what \`${command}\` says about it stands above`,
    );
  });
};

const settings = z.object({
  app: z.string(),
  build: z.string(),
  output: z.string(),
  context: z.record(z.string(), z.unknown()),
});

/** The site, then the stack that holds it, by the commands that `cdk deploy` would run (cdk.json). */
export const productBuilds = (root: string, signal: AbortSignal) => {
  const cdk = settings.parse(JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')));
  const site: Build = {
    name: 'site',
    inputs: ['web', 'shared', 'package-lock.json'],
    except: 'web/dist',
    output: 'web/dist/index.html',
    // A test's own environment would have React's development code in the site.
    run: () => run(cdk.build, { what: 'site', cwd: root, signal, env: { NODE_ENV: 'production' } }),
  };
  const scratch = join(root, cache, cdk.output);
  const stack: Build = {
    name: 'stack',
    inputs: ['infra', 'functions', 'shared', 'web/dist', 'cdk.json', 'package-lock.json'],
    output: join(cdk.output, 'manifest.json'),
    run: async () => {
      rmSync(scratch, { recursive: true, force: true });
      const env = { CDK_OUTDIR: scratch, CDK_CONTEXT_JSON: JSON.stringify(cdk.context) };
      await run(cdk.app, { what: 'stack', cwd: root, signal, env });
      // A broken stack leaves the last good one in place.
      rmSync(join(root, cdk.output), { recursive: true, force: true });
      renameSync(scratch, join(root, cdk.output));
    },
  };
  return { site, stack, cdkOut: join(root, cdk.output) };
};
