import { symlinkSync } from 'node:fs';
import { inject, vi } from 'vitest';
import { canary } from '#infra/functions.ts';

// Stages have the same functions: one set of bundles saves an esbuild run per stage.
vi.mock('#infra/bundles.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('#infra/bundles.ts')>();
  const bundleFunctions: typeof real.bundleFunctions = (functions, directory) => {
    if (!functions.includes(canary.name)) return real.bundleFunctions(functions, directory);
    symlinkSync(inject('bundles'), directory);
    return { inputs: {}, outputs: {} };
  };
  return { ...real, bundleFunctions };
});
