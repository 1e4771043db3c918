import { type CSL, plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';

// The type is named, so that a text which looks like an address is never asked for on the network.
const options = {
  forceType: '@biblatex/text',
  target: '@csl/list+object',
  maxChainLength: 10,
  generateGraph: false,
  strict: true,
};

/** The references of a text in BibTeX or BibLaTeX, accents in LaTeX's own way among them; null when it cannot be read. */
export const readBibtex = (text: string): CSL[] | null => {
  try {
    return plugins.input.chain(text, options);
  } catch {
    // The library throws errors of several kinds at what is none, each about a place in the text.
    return null;
  }
};
