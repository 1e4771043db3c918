import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleFunctions } from '#infra/bundles.ts';
import { canary, functions } from '#infra/functions.ts';

declare module 'vitest' {
  interface ProvidedContext {
    bundles: string;
  }
}

export default (project: TestProject): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
  const bundles = join(folder, 'bundles');
  const metafile = bundleFunctions([...Object.keys(functions), canary.name], bundles);
  writeFileSync(join(folder, 'metafile.json'), JSON.stringify(metafile));
  project.provide('bundles', bundles);
  return () => rmSync(folder, { recursive: true });
};
