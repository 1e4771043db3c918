import type { Figures } from './note.ts';

export type Measured = {
  /** The figures of a source; empty where it was never measured. */
  of: (source: string) => Figures;
  /** Counts of all tests that stand behind the bar. */
  passed: number;
  failed: number;
};

export type Bar = {
  name: string;
  target: string;
  /** Paths of the tests that stand behind it. */
  tests: readonly string[];
  /** Names under which they, or benches, note figures. */
  sources?: readonly string[];
  /** The command that measures it, where `npm test` and `npm run check` do not. */
  command?: string;
  figure: (measured: Measured) => string;
  /** Beyond every test being green and every source measured. */
  isMet?: (measured: Measured) => boolean;
  /** The sentence that says what is short of the target, and why. */
  short?: string;
};

export const told = (value: number | undefined, digits = 0): string =>
  value === undefined ? '–' : value.toFixed(digits);
export const green = ({ passed, failed }: Measured): string => `${passed} tests green, ${failed} red`;

/** Paths of tests of the functions. */
const testsIn =
  (folder: string) =>
  (...names: string[]): string[] =>
    names.map((name) => `tests/${folder}/${name}.test.ts`);

export const [functions, cells, long] = [testsIn('functions'), testsIn('cells'), testsIn('long')];
