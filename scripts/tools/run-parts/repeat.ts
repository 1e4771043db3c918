import { basename } from 'node:path';
import type { Outcome } from './reports.ts';

/** More failures than this are no coincidence. */
export const mostFlaky = 3;

export const grepOf = (tests: readonly Pick<Outcome, 'path' | 'fullTitle'>[]): string =>
  tests
    .map(({ path, fullTitle }) => `${basename(path)} ${fullTitle}`.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
    .map((pattern) => `${pattern}$`)
    .join('|');

export const afterRepeat = (
  outcomes: readonly Outcome[],
  again: readonly Outcome[],
): { outcomes: Outcome[]; flaky: Outcome[] } => {
  const isRepeated = (one: Outcome) =>
    again.some(({ path, fullTitle, state }) => path === one.path && fullTitle === one.fullTitle && state === 'passed');
  const flaky = outcomes.filter((one) => one.state === 'failed' && isRepeated(one));
  return { outcomes: outcomes.map((one) => (flaky.includes(one) ? { ...one, state: 'passed' } : one)), flaky };
};
