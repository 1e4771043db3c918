import displayLatinExt from '@fontsource-variable/baskervville/files/baskervville-latin-ext-wght-normal.woff2?inline';
import displayLatin from '@fontsource-variable/baskervville/files/baskervville-latin-wght-normal.woff2?inline';
import textCyrillic from '@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2?inline';
import textGreek from '@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-normal.woff2?inline';
import textLatinExt from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?inline';
import textLatin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?inline';
import textVietnamese from '@fontsource-variable/source-sans-3/files/source-sans-3-vietnamese-wght-normal.woff2?inline';

// The ranges are those of the packages' own style sheets; a subset that no letter needs is not decoded and not embedded.
const latin = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212';
const latinExt = 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1E9F';
const vietnamese = 'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+1EA0-1EF9';
const greek = 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF';
const cyrillic = 'U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';

const face = (family: string, dataUri: string, range: string): string =>
  `@font-face{font-family:${family};font-weight:400 700;src:url(${dataUri}) format("woff2");unicode-range:${range}}`;

/** The report's fonts inside its style sheet: display for titles, text for the rest and for letters that display lacks. */
export const fontFaces = [
  face('Display', displayLatin, latin),
  face('Display', displayLatinExt, latinExt),
  face('Text', textLatin, latin),
  face('Text', textLatinExt, latinExt),
  face('Text', textVietnamese, vietnamese),
  face('Text', textGreek, greek),
  face('Text', textCyrillic, cyrillic),
].join('');
