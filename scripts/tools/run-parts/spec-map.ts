import { readFileSync } from 'node:fs';
import type { Outcome } from './reports.ts';
import { isWrong } from './verdict.ts';

/** `%s`, `$name` and `${name}` stand for any text. */
const patternOf = (title: string): RegExp => {
  const parts = title.split(/%[a-z#]|\$\{[^}]*\}|\$[\w.]+/);
  return new RegExp(`^${parts.map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.*')}$`, 's');
};

/** `npm run check` alone runs these. */
const foldersOfCheck = ['cells', 'long', 'products', 'sweeps', 'e2e/long', 'e2e/keepers'].map(
  (name) => `tests/${name}/`,
);

export const isOfCheck = (path: string): boolean => foldersOfCheck.some((folder) => path.startsWith(folder));

export type Row = { id: string; sentence: string; decision: string; area: string; tests: string[] };

export const readMap = (): Row[] =>
  readFileSync('tests/spec.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', sentence = '', decision = '', area = '', named = ''] = line.split('\t');
      return { id, sentence, decision, area, tests: named.split(' ; ').filter((test) => test && test !== '— fact') };
    });

/**
 * Lists each sentence with a test that was due, by its path, and did not pass; tests skipped for a missing tool are reported
 * elsewhere.
 */
export const unproven = (
  rows: readonly Row[],
  outcomes: readonly Outcome[],
  isDue: (path: string) => boolean = () => true,
): string[] => {
  const byPath = Map.groupBy(outcomes, ({ path }) => path);
  const hasPassed = (test: string): boolean => {
    const [path = '', title = ''] = test.split(' > ');
    const pattern = patternOf(title);
    const ran = byPath.get(path)?.filter((outcome) => pattern.test(outcome.title)) ?? [];
    return ran.length > 0 && ran.every((outcome) => !isWrong(outcome));
  };
  const byTest = Map.groupBy(
    rows.flatMap(({ id, tests }) => tests.filter(isDue).map((test) => ({ id, test }))),
    ({ test }) => test,
  );
  return [...byTest].flatMap(([test, named]) =>
    hasPassed(test) ? [] : [`${named.map(({ id }) => id).join(', ')}: did not run and pass: ${test}`],
  );
};
