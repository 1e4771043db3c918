import { join, resolve } from 'node:path';
import { defaultConcurrency } from '#scripts/platform/lambda/limit.ts';
import { mostCells } from './local-stage.ts';

const numberOf = (name: string, text: string, most: number, what: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most) throw new Error(`${name} must be ${what}, not “${text}”`);
  return value;
};

/**
 * PORT (3000), LOCAL_DIR (`.local`), CELLS (1) and LAMBDA_CONCURRENCY (1000, an account's default; new accounts have
 * 10). Throws on an invalid number.
 */
export const readSettings = (environment: NodeJS.ProcessEnv) => {
  const { PORT = '3000', LOCAL_DIR = '.local', CELLS = '1' } = environment;
  const { LAMBDA_CONCURRENCY = String(defaultConcurrency) } = environment;
  return {
    port: numberOf('PORT', PORT, 65_535, 'a port number'),
    localDir: resolve(LOCAL_DIR),
    cells: numberOf('CELLS', CELLS, mostCells, `a number of cells, 1 to ${mostCells}`),
    concurrency: numberOf(
      'LAMBDA_CONCURRENCY',
      LAMBDA_CONCURRENCY,
      defaultConcurrency,
      'a number of functions, 1 to 1000',
    ),
  };
};

export const localPaths = (dir: string) => ({
  database: join(dir, 'dynamodb'),
  files: join(dir, 's3'),
  keys: join(dir, 'keys'),
  keyValues: join(dir, 'key-values.json'),
  logs: join(dir, 'logs'),
  mail: join(dir, 'mail'),
  streams: join(dir, 'streams.json'),
  suppressed: join(dir, 'suppressed.json'),
  temporary: join(dir, 'lambda-tmp'),
});

export type Settings = ReturnType<typeof readSettings>;
