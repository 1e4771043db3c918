import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Runs a project of the Playwright configuration and ends this process with its exit code. */
export const runPlaywright = (project: string, ...args: string[]): never => {
  const given = ['test', '-c', 'tests/playwright.config.ts', `--project=${project}`, ...args];
  process.exit(spawnSync(resolve('node_modules/.bin/playwright'), given, { stdio: 'inherit' }).status ?? 1);
};
