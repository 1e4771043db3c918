import { join } from 'node:path';
import type { Local } from '#scripts/platform/runner/local.ts';
import type { Bundler } from './bundler.ts';

type Options = {
  root: string;
  local: Pick<Local, 'functions' | 'renew' | 'reload'>;
  bundler: Bundler;
  /** Synthesises the assembly that `local` runs; rejects with what is wrong. */
  synthesise: () => Promise<void>;
  /** What was reloaded and in how many milliseconds, or what is wrong. */
  onReload: (what: string, ms: number) => void;
  onFailure: (message: string) => void;
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An editor empties a file before it writes it: what is saved is read this long after. */
const settledMs = 30;

/** Brings saved files into the running product, one batch after the other. */
export const createReloader = ({ root, local, bundler, synthesise, onReload, onFailure }: Options) => {
  const stackSources = [join(root, 'infra/'), join(root, 'shared/contract'), join(root, 'shared/env.ts')];
  let saved = new Set<string>();
  let isStackStale = false;
  let isRunning = false;
  /** What was wrong after the last save. */
  let told = new Set<string>();

  /** Says what is wrong, once: a failure that was there after the save before, and still is, was read by then. */
  const tell = (failure: string): void => {
    if (!told.has(failure)) onFailure(failure);
    told.add(failure);
  };

  /**
   * Bundles the functions made of those files, one after the other. The one in use comes first: somebody waits for its answer.
   * Tells whether all are up to date.
   */
  const bundle = async (files: readonly string[]): Promise<boolean> => {
    const startedAt = performance.now();
    const renewed: string[] = [];
    const failures = new Set<string>();
    for (const name of local.functions()) {
      // Saved again in the meantime: from the beginning.
      if (saved.size > 0) break;
      try {
        if (!(await bundler.bundle(name, files))) continue;
        local.renew([name]);
        renewed.push(name);
      } catch (error) {
        failures.add(wordsOf(error));
      }
    }
    if (renewed.length > 0) onReload(renewed.join(', '), performance.now() - startedAt);
    for (const failure of failures) tell(failure);
    if (saved.size > 0) {
      saved = new Set([...saved, ...files]);
      return false;
    }
    told = failures;
    return failures.size === 0;
  };

  const reloadStack = async (): Promise<void> => {
    const startedAt = performance.now();
    await synthesise();
    local.reload();
    isStackStale = false;
    // A function that is new with this stack has no code yet.
    if (await bundle([])) onReload('stack', performance.now() - startedAt);
  };

  const run = async (): Promise<void> => {
    isRunning = true;
    while (saved.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, settledMs));
      const files = [...saved];
      saved = new Set();
      isStackStale ||= files.some((file) => stackSources.some((source) => file.startsWith(source)));
      try {
        if ((await bundle(files)) && isStackStale) await reloadStack();
      } catch (error) {
        onFailure(wordsOf(error));
      }
    }
    isRunning = false;
  };

  /** Takes the path of a file that was written, created or removed. */
  return (file: string): void => {
    saved.add(file);
    if (!isRunning) void run();
  };
};
