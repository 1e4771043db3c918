import type { Language } from '../lists.ts';

const locales = { fr: 'fr-FR', en: 'en-US' } as const satisfies Record<Language, string>;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a format takes longer than using it a hundred times. */
const formatOf = (language: Language, timeZone: string | undefined): Intl.DateTimeFormat => {
  const key = `${language} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone });
  formats.set(key, format);
  return format;
};

/** Formats "1er mars 2026", "March 1, 2026" (D17), in the reader's time zone by default. */
export const longDate = (time: string, language: Language, timeZone?: string): string =>
  formatOf(language, timeZone).format(new Date(time)).replace(/^1 /, '1er ');

/** Formats a day (YYYY-MM-DD), which has no time zone. */
export const longDay = (day: string, language: Language): string => longDate(`${day}T00:00:00Z`, language, 'UTC');

/** Formats the month of a day (YYYY-MM-DD) inside a sentence: "mars 2026", "March 2026". */
export const longMonth = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
