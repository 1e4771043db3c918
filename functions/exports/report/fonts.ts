import displayLatin from '@fontsource/baskervville/files/baskervville-latin-400-normal.woff2?inline';
import displayLatinExt from '@fontsource/baskervville/files/baskervville-latin-ext-400-normal.woff2?inline';
import arabic400 from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2?inline';
import arabic600 from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff2?inline';
import cyrillic400 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-400-normal.woff2?inline';
import cyrillic600 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-600-normal.woff2?inline';
import greek400 from '@fontsource/source-sans-3/files/source-sans-3-greek-400-normal.woff2?inline';
import greek600 from '@fontsource/source-sans-3/files/source-sans-3-greek-600-normal.woff2?inline';
import latin400 from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2?inline';
import latin600 from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2?inline';
import latinExt400 from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff2?inline';
import latinExt600 from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff2?inline';
import vietnamese400 from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-400-normal.woff2?inline';
import vietnamese600 from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-600-normal.woff2?inline';

// The ranges are those of the packages' own style sheets; a subset that no letter needs is not decoded and not embedded.
const ranges = {
  latin: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212',
  latinExt: 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1E9F',
  vietnamese: 'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+1EA0-1EF9',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  cyrillic: 'U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  arabic: 'U+0600-06FF,U+0750-077F,U+08A0-08FF,U+FB50-FDFF,U+FE70-FEFC',
};

const face = (family: string, weight: 400 | 600, script: keyof typeof ranges, dataUri: string): string =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(${dataUri}) format("woff2");` +
  `unicode-range:${ranges[script]}}`;

/**
 * The report's fonts inside its style sheet: display for titles, text for the rest and for letters that display lacks.
 * One file per weight: of a variable font the printer would embed drawings (Type 3) instead of the font itself.
 */
export const fontFaces = [
  face('Display', 400, 'latin', displayLatin),
  face('Display', 400, 'latinExt', displayLatinExt),
  face('Text', 400, 'latin', latin400),
  face('Text', 600, 'latin', latin600),
  face('Text', 400, 'latinExt', latinExt400),
  face('Text', 600, 'latinExt', latinExt600),
  face('Text', 400, 'vietnamese', vietnamese400),
  face('Text', 600, 'vietnamese', vietnamese600),
  face('Text', 400, 'greek', greek400),
  face('Text', 600, 'greek', greek600),
  face('Text', 400, 'cyrillic', cyrillic400),
  face('Text', 600, 'cyrillic', cyrillic600),
  face('Text', 400, 'arabic', arabic400),
  face('Text', 600, 'arabic', arabic600),
].join('');
