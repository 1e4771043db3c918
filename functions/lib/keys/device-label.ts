/** The first that fits counts: most browsers call themselves Chrome or Safari, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof browsers, userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** What to call a device when its owner looks at their sessions, as in `Firefox, Windows`; empty for what calls itself nothing known. */
export const deviceLabel = (userAgent: string): string =>
  [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean).join(', ');
