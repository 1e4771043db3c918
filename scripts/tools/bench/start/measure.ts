import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod/mini';

const load = z.object({ ms: z.number(), cpuMs: z.number() });

/** Milliseconds: wall clock and processor. */
export type Load = z.infer<typeof load>;

const environment = {
  AWS_REGION: 'eu-west-3',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
  AWS_SESSION_TOKEN: 'bench',
  TABLE_NAME: 'bench',
  TZ: ':UTC',
};

const loadOnce = (file: string): Load => {
  const script = join(import.meta.dirname, 'load-handler.mjs');
  return load.parse(JSON.parse(execFileSync(process.execPath, [script, file], { env: environment, encoding: 'utf8' })));
};

/**
 * Least times of all loads so far, each in a fresh process. Other work on the machine only adds to a load, so the least
 * of many interleaved ones hardly depends on it.
 */
export const createLoads = (files: readonly string[]) => {
  const least = files.map((): Load => ({ ms: Number.POSITIVE_INFINITY, cpuMs: Number.POSITIVE_INFINITY }));
  return (rounds: number): readonly Load[] => {
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, file] of files.entries()) {
        const { ms, cpuMs } = loadOnce(file);
        const before = least[index] ?? { ms, cpuMs };
        least[index] = { ms: Math.min(ms, before.ms), cpuMs: Math.min(cpuMs, before.cpuMs) };
      }
    }
    return least;
  };
};
