import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleFunctions } from '#infra/bundles.ts';
import { canary, functions } from '#infra/functions.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the bundles of every function; their source maps and esbuild's account of them (`metafile.json`) lie beside it. */
    bundles: string;
  }
}

/** For the tests of stacks: bundles every function once, as the synthesis of each stage would. */
export default (project: TestProject): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
  const bundles = join(folder, 'bundles');
  const metafile = bundleFunctions([...Object.keys(functions), canary.name], bundles);
  writeFileSync(join(folder, 'metafile.json'), JSON.stringify(metafile));
  project.provide('bundles', bundles);
  return () => rmSync(folder, { recursive: true });
};
