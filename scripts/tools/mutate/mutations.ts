import { readFileSync } from 'node:fs';

/** A line broken on purpose: text that occurs once in the file, its replacement, and the test that must fail. */
export type Mutation = { area: string; file: string; find: string; replace: string; test: string };

/** Rows of tests/broken-lines.tsv, where `⏎` stands for the end of a line. */
export const mutations: readonly Mutation[] = readFileSync('tests/broken-lines.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [area = '', file = '', find = '', replace = '', test = ''] = row.replaceAll('⏎', '\n').split('\t');
    return { area, file, find, replace, test };
  });
