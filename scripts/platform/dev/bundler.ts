import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type BuildContext, type BuildResult, context, formatMessages } from 'esbuild';
import { bundleOptions } from '#infra/bundles.ts';
import { addPackages } from '#infra/packages.ts';
import { fromRoot, mapsBeside } from '#infra/source-maps.ts';
import { writeWhole } from '#scripts/platform/host/write-whole.ts';

type Result = BuildResult<{ write: false; metafile: true }>;

/** Whole at every moment: a Lambda may start while it is written. */
const write = (path: string, content: string | Uint8Array): Promise<void> => {
  mkdirSync(dirname(path), { recursive: true });
  return writeWhole(path, content);
};

/** Copied rather than linked: a Lambda loads nothing from outside its folder. */
const copy = (from: string, to: string): void => {
  if (!existsSync(to)) cpSync(from, to, { recursive: true });
};

/** esbuild's failure in the words of its command line. */
const inWords = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return error;
  const options = { kind: 'error', color: process.stdout.isTTY, terminalWidth: 120 } as const;
  return new Error((await formatMessages(error.errors, options)).join('').trim());
};

/** The bundle of one function as synthesis makes it, made anew faster: esbuild keeps what did not change. */
const openBundle = async (root: string, directory: string, name: string) => {
  const options = {
    ...bundleOptions([name], directory),
    absWorkingDir: root,
    logLevel: 'silent',
    write: false,
  } as const;
  const builder: BuildContext<typeof options> = await context(options);
  const hashes = new Map<string, string>();
  /** The files that it is made of; null while there is none that is whole. */
  let inputs: Set<string> | null = null;

  const store = async (result: Result): Promise<boolean> => {
    const changed = result.outputFiles.filter(({ path, hash }) => hashes.get(path) !== hash);
    for (const { path, contents, text, hash } of changed) {
      if (path.endsWith('.map')) await write(join(mapsBeside(directory), basename(path)), fromRoot(root, path, text));
      else await write(path, contents);
      hashes.set(path, hash);
    }
    return changed.some(({ path }) => !path.endsWith('.map'));
  };

  return {
    /** Whether it must be made: it is made of one of those files, or there is none yet, or making it failed the last time. */
    isStale: (files: readonly string[]): boolean => !inputs || files.some((file) => inputs?.has(file)),
    /** Makes it; tells whether the code that lies there now is another one than before. */
    make: async (): Promise<boolean> => {
      inputs = null;
      const result = await builder.rebuild().catch(async (error) => Promise.reject(await inWords(error)));
      addPackages(root, result.metafile, copy);
      inputs = new Set(Object.keys(result.metafile.inputs).map((path) => resolve(root, path)));
      return store(result);
    },
    stop: () => builder.dispose(),
  };
};

export type Bundler = Awaited<ReturnType<typeof createBundler>>;

/** Keeps the bundles of functions in a folder each of `directory`, which it empties first. */
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
     * Bundles that function if it is made of one of the files or not yet bundled; tells whether other code lies there now.
     * Rejects with what is wrong in its code, and leaves it as it was.
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
