import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPdf } from './pdf.ts';

/** The facts of ISO 14289-1 that a reader of PDFs finds in a file. */
export type PdfFacts = {
  isTagged: boolean;
  language: string;
  title: string;
  /** Taken from the XMP metadata, as is `pdfua`. */
  xmpTitle: string;
  pdfua: string;
  showsTitle: boolean;
  /** Levels of headings in reading order. */
  headings: number[];
  /** Alternatives of figures; empty where one is missing. */
  figures: string[];
  /** Scopes of header cells; empty where one is missing. */
  scopes: string[];
  fontsNotEmbedded: string[];
  bookmarks: number;
};

const isOutline = (levels: readonly number[]): boolean =>
  levels[0] === 1 && levels.every((level, i) => level <= (levels[i - 1] ?? 0) + 1);

/** `expected` is the language of the print. */
export const pdfChecks: Readonly<Record<string, (facts: PdfFacts, expected: string) => boolean>> = {
  'is tagged': ({ isTagged }) => isTagged,
  'says its language': ({ language }, expected) => language === expected,
  'has one title, in both its places': ({ title, xmpTitle }) => title !== '' && title === xmpTitle,
  'shows its title in the window': ({ showsTitle }) => showsTitle,
  'says that it is PDF/UA-1': ({ pdfua }) => pdfua === '1',
  'has headings without a jump, from one of level 1 on': ({ headings }) => isOutline(headings),
  'has an alternative for each figure': ({ figures }) => figures.every((alt) => alt.trim() !== ''),
  'has a scope for each header cell': ({ scopes }) => scopes.every((scope) => /^(Row|Column|Both)$/.test(scope)),
  'embeds its fonts': ({ fontsNotEmbedded }) => fontsNotEmbedded.length === 0,
  'has bookmarks': ({ bookmarks }) => bookmarks > 0,
};

export const failedChecks = (facts: PdfFacts, expected: string): string[] =>
  Object.entries(pdfChecks).flatMap(([name, isMet]) => (isMet(facts, expected) ? [] : [name]));

/** pdf.js tells no attributes: scopes are read from the file, whose structure Chromium leaves uncompressed. */
const scopesIn = (bytes: Uint8Array): string[] =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\n\d+ 0 obj\n(<<.*?)\nendobj/gs),
  ].flatMap(([, body = '']) => (/\/S \/TH\b/.test(body) ? (/\/Scope \/(\w+)/.exec(body)?.[1] ?? '') : []));

export const readByPdfJs = async (bytes: Uint8Array): Promise<PdfFacts> => {
  const { title, language, metadata, isTagged, outline, pages } = await readPdf(bytes);
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  // pdf.js returns a Map, contrary to its types.
  const preferences: unknown = await (await task.promise).getViewerPreferences();
  await task.destroy();
  const elements = pages.flatMap((page) => page.elements);
  return {
    isTagged,
    language,
    title,
    xmpTitle: String(metadata.title ?? ''),
    pdfua: String(metadata.pdfua ?? ''),
    showsTitle: preferences instanceof Map && preferences.get('DisplayDocTitle') === true,
    headings: elements.flatMap(({ role }) => Number(/^H([1-6])$/.exec(role)?.[1]) || []),
    figures: elements.flatMap(({ role, alt }) => (role === 'Figure' ? (alt ?? '') : [])),
    scopes: scopesIn(bytes),
    fontsNotEmbedded: pages.flatMap(({ absentFonts }) => absentFonts),
    bookmarks: outline.length,
  };
};
