import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import type { Read, Reference } from './reference.ts';

// The type is forced, since the library would fetch a text that looks like a URL.
const options = {
  forceType: '@biblatex/text',
  target: '@csl/list+object',
  maxChainLength: 10,
  generateGraph: false,
  strict: true,
};

/** Undefined when the text is invalid. */
const parse = (text: string): Reference[] | undefined => {
  try {
    return plugins.input.chain(text, options);
  } catch {
    // The library throws several kinds of syntax errors.
    return undefined;
  }
};

/** An entry begins with an @ at the start of a line. */
const entriesIn = (text: string): string[] => text.split(/^(?=[ \t]*@\w+\s*[{(])/m).filter((entry) => entry.trim());
const isMacro = (entry: string): boolean => /^\s*@string\b/i.test(entry);

/** Accepts LaTeX accents. After a mistake, reads entry by entry, so that one does not hide the others. */
export const readBibtex = (text: string): Read => {
  const whole = parse(text);
  if (whole) return { references: whole, broken: [] };
  const entries = entriesIn(text);
  const macros = entries.filter(isMacro).join('');
  const read = entries
    .filter((entry) => !isMacro(entry))
    .map((entry) => ({ entry, references: parse(macros + entry) }));
  return {
    references: read.flatMap(({ references = [] }) => references),
    broken: read.flatMap(({ entry, references }) => (references ? [] : [entry.trim()])),
  };
};
