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

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Medians; each load in a fresh process. */
export const measureLoads = (files: readonly string[], rounds: number): Load[] => {
  const samples = files.map((): Load[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, file] of files.entries()) samples[index]?.push(loadOnce(file));
  }
  return samples.map((loads) => ({
    ms: median(loads.map(({ ms }) => ms)),
    cpuMs: median(loads.map(({ cpuMs }) => cpuMs)),
  }));
};
