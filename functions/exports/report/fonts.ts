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
import { fontRanges } from './font-ranges.ts';

// Chromium neither decodes nor embeds a subset that no letter needs.
const face = (family: string, weight: 400 | 600, script: keyof typeof fontRanges, dataUri: string): string =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(${dataUri}) format("woff2");` +
  `unicode-range:${fontRanges[script]}}`;

/** Static fonts, one file per weight: Chromium embeds a variable font as drawings (Type 3). */
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
