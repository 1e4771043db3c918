import { join } from 'node:path';
import type { Local } from '../local.ts';
import type { Bundler } from './bundler.ts';

type Options = {
  root: string;
  local: Pick<Local, 'groups' | 'renew' | 'reload'>;
  bundler: Bundler;
  /** Synthesises the assembly that `local` runs; rejects with what is wrong. */
  synthesise: () => Promise<void>;
  /** What was reloaded and in how many milliseconds, or what is wrong. */
  onReload: (what: string, ms: number) => void;
  onFailure: (message: string) => void;
};

/** Editors empty a file before they write it. */
const settledMs = 30;

/** Brings saved files into the running product, one batch after the other. */
export const createReloader = ({ root, local, bundler, synthesise, onReload, onFailure }: Options) => {
  const stackSources = [join(root, 'infra/'), join(root, 'shared/contract'), join(root, 'shared/env.ts')];
  let saved = new Set<string>();
  let isStackStale = false;
  let isRunning = false;
  let told: readonly string[] = [];

  const bundle = async (files: readonly string[]): Promise<boolean> => {
    const startedAt = performance.now();
    const renewed: string[] = [];
    const failures = await bundler.bundle(local.groups(), files, (group) => {
      local.renew([group]);
      renewed.push(group);
    });
    if (renewed.length > 0) onReload(renewed.join(', '), performance.now() - startedAt);
    // What is still wrong after another save was told before.
    for (const failure of failures.filter((text) => !told.includes(text))) onFailure(failure);
    told = failures;
    return failures.length === 0;
  };

  const reloadStack = async (): Promise<void> => {
    const startedAt = performance.now();
    await synthesise();
    local.reload();
    isStackStale = false;
    // A group that is new with this stack has no code yet.
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
        onFailure(error instanceof Error ? error.message : String(error));
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
