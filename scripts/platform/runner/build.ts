import { exec } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { writeWhole } from '#scripts/platform/host/write-whole.ts';
import { settingsWith } from './local-stage.ts';

/** Skipped while its inputs are unchanged and its output exists. */
export type Build = {
  name: string;
  /** Files and folders, relative to the root. */
  inputs: readonly string[];
  except?: string;
  output: string;
  run: () => Promise<void>;
};

export const root = resolve(import.meta.dirname, '../../..');

const filesOf = (path: string): string[] => {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};

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

/** Stamps are kept beside the packages, not in LOCAL_DIR: outputs are shared by all runs. */
const cache = 'node_modules/.cache/thesee';
const stampOf = (root: string, { name }: Build): string => join(root, cache, `${name}.hash`);

const readStamp = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

export const markBuilt = async (root: string, build: Build, hash = hashInputs(root, build)): Promise<void> => {
  const stamp = stampOf(root, build);
  mkdirSync(dirname(stamp), { recursive: true });
  await writeWhole(stamp, hash);
};

/** Resolves to whether it built. */
export const buildIfStale = async (root: string, build: Build): Promise<boolean> => {
  const hash = hashInputs(root, build);
  if (readStamp(stampOf(root, build)) === hash && existsSync(join(root, build.output))) return false;
  await build.run();
  await markBuilt(root, build, hash);
  return true;
};

/** Rejects with the command's output if it fails or is interrupted. */
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

/** How the local stage differs from its own file, which has one cell. */
type LocalStage = { cells?: number | undefined; settingsFile?: string | undefined };

/** The assembly of a stage with other settings lies beside them. */
const placesOf = (output: string, { cells = 1, settingsFile }: LocalStage) => {
  if (cells === 1 && !settingsFile)
    return { name: 'stack', output, scratch: join(cache, `${output}.new`), settings: null };
  const name = [settingsFile && basename(settingsFile, '.json'), `${cells}-cells`].filter(Boolean).join('-');
  const folder = join(cache, name);
  return {
    name: `stack of ${name}`,
    output: join(folder, output),
    scratch: join(folder, 'scratch'),
    settings: join(folder, 'stage.json'),
  };
};

const writeSettings = async (file: string, cells: number, base: string): Promise<{ settings: string }> => {
  mkdirSync(dirname(file), { recursive: true });
  await writeWhole(file, settingsWith(cells, base));
  return { settings: file };
};

/** These builds run the commands of cdk.json, as `cdk deploy` does. `settingsFile` replaces those of the local stage. */
export const productBuilds = (home = root, signal = new AbortController().signal, local: LocalStage = {}) => {
  const cdk = settings.parse(JSON.parse(readFileSync(join(home, 'cdk.json'), 'utf8')));
  const site: Build = {
    name: 'site',
    inputs: ['web', 'shared', 'package-lock.json'],
    except: 'web/dist',
    output: 'web/dist/index.html',
    // Under NODE_ENV=test the site would contain React's development code.
    run: () => run(cdk.build, { what: 'site', cwd: home, signal, env: { NODE_ENV: 'production' } }),
  };
  const places = placesOf(cdk.output, local);
  const base = local.settingsFile ?? join(home, 'infra/stages/local.json');
  const [cdkOut, scratch] = [join(home, places.output), join(home, places.scratch)];
  const stack: Build = {
    name: places.name,
    inputs: [
      ...['infra', 'functions', 'shared', 'web/dist', 'cdk.json', 'package-lock.json'],
      ...(local.settingsFile ? [relative(home, local.settingsFile)] : []),
    ],
    output: join(places.output, 'manifest.json'),
    run: async () => {
      rmSync(scratch, { recursive: true, force: true });
      const more = places.settings ? await writeSettings(join(home, places.settings), local.cells ?? 1, base) : {};
      const env = { CDK_OUTDIR: scratch, CDK_CONTEXT_JSON: JSON.stringify({ ...cdk.context, ...more }) };
      await run(cdk.app, { what: 'stack', cwd: home, signal, env });
      // A failed synthesis leaves the last good stack in place.
      rmSync(cdkOut, { recursive: true, force: true });
      renameSync(scratch, cdkOut);
    },
  };
  return { site, stack, cdkOut };
};
