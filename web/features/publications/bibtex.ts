import { type CSL, plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';

// The type is forced, since the library would fetch a text that looks like a URL.
const options = {
  forceType: '@biblatex/text',
  target: '@csl/list+object',
  maxChainLength: 10,
  generateGraph: false,
  strict: true,
};

/** Accepts LaTeX accents; null when the text is invalid. */
export const readBibtex = (text: string): CSL[] | null => {
  try {
    return plugins.input.chain(text, options);
  } catch {
    // The library throws several kinds of syntax errors.
    return null;
  }
};
