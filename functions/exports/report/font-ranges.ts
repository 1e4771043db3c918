/** Copied from the packages' style sheets. */
export const fontRanges = {
  latin: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212',
  latinExt: 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1E9F',
  vietnamese: 'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+1EA0-1EF9',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  cyrillic: 'U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  arabic: 'U+0600-06FF,U+0750-077F,U+08A0-08FF,U+FB50-FDFF,U+FE70-FEFC',
} as const;

/** Further characters of Chromium's own Open Sans, listed by fc-query. */
const browserRanges =
  'U+0300-0304,U+0306-030C,U+030F,U+0312,U+0323,U+0326-0328,U+0460-0486,U+0488-0513,U+05B0-05BE,U+05C1-05C2,' +
  'U+05C7,U+05D0-05EA,U+2070,U+2074-207A,U+207C-208A,U+208C-208E,U+20A3-20A4,U+20A7,U+20AA-20AB,U+2105,U+2113,' +
  'U+2120,U+2126,U+212E,U+215B-215E,U+2202,U+2206,U+220F,U+2211,U+2215,U+221A,U+221E,U+222B,U+2248,U+2260,' +
  'U+2264-2265,U+25CA,U+FB00-FB04,U+FEFF,U+FFFC-FFFD';

const escaped = (point: string): string => `\\u{${point}}`;

/** For use inside the class of a regular expression. */
export const printable = [...Object.values(fontRanges), browserRanges]
  .flatMap((ranges) => ranges.split(','))
  .map((range) => range.slice('U+'.length).split('-').map(escaped).join('-'))
  .join('');
