import { join } from 'node:path';
import type { Local } from '#scripts/platform/runner/local.ts';
import type { Bundler } from './bundler.ts';

type Options = {
  root: string;
  local: Pick<Local, 'functions' | 'renew' | 'reload'>;
  bundler: Bundler;
  synthesise: () => Promise<void>;
  onReload: (what: string, ms: number) => void;
  onFailure: (message: string) => void;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Debounce: an editor empties a file before it writes it. */
const debounceMs = 30;

/** Handles one batch of saved files at a time. */
export const createReloader = ({ root, local, bundler, synthesise, onReload, onFailure }: Options) => {
  const stackSources = [join(root, 'infra/'), join(root, 'shared/contract'), join(root, 'shared/env.ts')];
  let saved = new Set<string>();
  let isStackStale = false;
  let isRunning = false;
  let reported = new Set<string>();

  /** Reports a failure once, until a save fixes it. */
  const report = (failure: string): void => {
    if (!reported.has(failure)) onFailure(failure);
    reported.add(failure);
  };

  /** Bundles the most recently invoked functions first. Resolves to whether all are up to date. */
  const bundle = async (files: readonly string[]): Promise<boolean> => {
    const startedAt = performance.now();
    const renewed: string[] = [];
    const failures = new Set<string>();
    for (const name of local.functions()) {
      // More files were saved: start over.
      if (saved.size > 0) break;
      try {
        if (!(await bundler.bundle(name, files))) continue;
        local.renew([name]);
        renewed.push(name);
      } catch (error) {
        failures.add(messageOf(error));
      }
    }
    if (renewed.length > 0) onReload(renewed.join(', '), performance.now() - startedAt);
    for (const failure of failures) report(failure);
    if (saved.size > 0) {
      saved = new Set([...saved, ...files]);
      return false;
    }
    reported = failures;
    return failures.size === 0;
  };

  const reloadStack = async (): Promise<void> => {
    const startedAt = performance.now();
    await synthesise();
    local.reload();
    isStackStale = false;
    // A function that this stack adds has no bundle yet.
    if (await bundle([])) onReload('stack', performance.now() - startedAt);
  };

  const run = async (): Promise<void> => {
    isRunning = true;
    while (saved.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, debounceMs));
      const files = [...saved];
      saved = new Set();
      isStackStale ||= files.some((file) => stackSources.some((source) => file.startsWith(source)));
      try {
        if ((await bundle(files)) && isStackStale) await reloadStack();
      } catch (error) {
        onFailure(messageOf(error));
      }
    }
    isRunning = false;
  };

  return (file: string): void => {
    saved.add(file);
    if (!isRunning) void run();
  };
};
