import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { afterAll, expect } from 'vitest';

/** `npm test` builds the table of calls from each test file's records. */
const folder = resolve('.local/test-reports/calls');

type Kind = 'success' | 'refused' | 'invalid';
const seen = new Map<string, Set<Kind>>();

const kindOf = (status: number): Kind | null => {
  if (status < 400) return 'success';
  if (status >= 500) return null;
  return [401, 403, 404].includes(status) ? 'refused' : 'invalid';
};

export const noteCall = (call: string, status: number): void => {
  const kind = kindOf(status);
  if (kind) seen.set(call, new Set([...(seen.get(call) ?? []), kind]));
};

afterAll(() => {
  const name = basename(expect.getState().testPath ?? '').replace(/\.test\.tsx?$/, '');
  if (seen.size === 0) return;
  mkdirSync(folder, { recursive: true });
  const calls = [...seen].map(([call, kinds]) => [call, [...kinds].sort()]);
  writeFileSync(resolve(folder, `${name}.json`), JSON.stringify(Object.fromEntries(calls)));
});
