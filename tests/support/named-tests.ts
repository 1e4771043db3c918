import { existsSync, readFileSync } from 'node:fs';

export type NamedTest = { readonly path: string; readonly title: string };

const separator = ' · ';

/** Reads "tests/unit/x.test.ts · its title"; backticks around the path are ignored. */
export const namedTest = (text: string): NamedTest => {
  const [path = '', ...title] = text.replaceAll('`', '').split(separator);
  return { path: path.trim(), title: title.join(separator).trim() };
};

/** Titles stand as written in the file, with the placeholders of a table of cases. */
export const isThere = ({ path, title }: NamedTest): boolean =>
  /^tests\/.+\.(?:test|spec)\.tsx?$/.test(path) &&
  existsSync(path) &&
  title !== '' &&
  ["'", '"', '`'].some((quote) => readFileSync(path, 'utf8').includes(`${quote}${title}${quote}`));
