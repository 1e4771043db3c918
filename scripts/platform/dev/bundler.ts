import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type BuildContext, context, formatMessages, type OutputFile } from 'esbuild';
import { bundleOptions } from '#infra/bundles.ts';
import { addPackages } from '#infra/packages.ts';
import { fromRoot, mapsBeside } from '#infra/source-maps.ts';
import { writeWhole } from '#scripts/platform/host/write-whole.ts';

/** Atomic: a Lambda may start at any moment. */
const write = (path: string, content: string | Uint8Array): Promise<void> => {
  mkdirSync(dirname(path), { recursive: true });
  return writeWhole(path, content);
};

/** Copies instead of linking: a Lambda loads nothing from outside its folder. */
const copy = (from: string, to: string): void => {
  if (!existsSync(to)) cpSync(from, to, { recursive: true });
};

const formatFailure = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return error;
  const options = { kind: 'error', color: process.stdout.isTTY, terminalWidth: 120 } as const;
  return new Error((await formatMessages(error.errors, options)).join('').trim());
};

/** Builds incrementally; the result equals the bundle of synthesis. */
const openBundle = async (root: string, directory: string, name: string) => {
  const options = {
    ...bundleOptions([name], directory),
    absWorkingDir: root,
    logLevel: 'silent',
    write: false,
  } as const;
  const builder: BuildContext<typeof options> = await context(options);
  const hashes = new Map<string, string>();
  /** Inputs of the last good bundle; null before the first and after a failure. */
  let inputs: Set<string> | null = null;

  const store = async (files: readonly OutputFile[]): Promise<boolean> => {
    const changed = files.filter(({ path, hash }) => hashes.get(path) !== hash);
    for (const { path, contents, text, hash } of changed) {
      if (path.endsWith('.map')) await write(join(mapsBeside(directory), basename(path)), fromRoot(root, path, text));
      else await write(path, contents);
      hashes.set(path, hash);
    }
    return changed.some(({ path }) => !path.endsWith('.map'));
  };

  return {
    isStale: (files: readonly string[]): boolean => !inputs || files.some((file) => inputs?.has(file)),
    make: async (): Promise<boolean> => {
      inputs = null;
      const result = await builder.rebuild().catch(async (error) => Promise.reject(await formatFailure(error)));
      const all = [result, ...addPackages(root, result.metafile, copy)];
      const read = all.flatMap(({ metafile }) => Object.keys(metafile.inputs));
      inputs = new Set(read.map((path) => resolve(root, path)));
      return store(all.flatMap(({ outputFiles }) => outputFiles));
    },
    stop: () => builder.dispose(),
  };
};

export type Bundler = Awaited<ReturnType<typeof createBundler>>;

/** One folder of `directory` per function; `directory` is emptied first. */
export const createBundler = (root: string, directory: string) => {
  rmSync(directory, { recursive: true, force: true });
  const bundles = new Map<string, ReturnType<typeof openBundle>>();
  const open = (name: string) => {
    const bundle = bundles.get(name) ?? openBundle(root, directory, name);
    bundles.set(name, bundle);
    return bundle;
  };

  return {
    directory,
    /**
     * Rebuilds if one of the files belongs to the function or it has no good bundle. Resolves to whether its code
     * changed; rejects with the compile error and leaves the old bundle in place.
     */
    async bundle(name: string, files: readonly string[]): Promise<boolean> {
      const bundle = await open(name);
      return bundle.isStale(files) && bundle.make();
    },
    async stop(): Promise<void> {
      for (const bundle of bundles.values()) await (await bundle).stop();
    },
  };
};
