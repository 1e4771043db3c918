import type { Language } from '../lists.ts';

const locales = { fr: 'fr-FR', en: 'en-US' } as const satisfies Record<Language, string>;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each: making one takes longer than using it a hundred times. */
const formatOf = (language: Language, timeZone: string | undefined): Intl.DateTimeFormat => {
  const key = `${language} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone });
  formats.set(key, format);
  return format;
};

/** "1er mars 2026", "March 1, 2026" (D17): the day of an ISO time, where the reader is unless a time zone is named. */
export const longDate = (time: string, language: Language, timeZone?: string): string =>
  formatOf(language, timeZone).format(new Date(time)).replace(/^1 /, '1er ');

/** The same of a day (YYYY-MM-DD), which is the same one everywhere. */
export const longDay = (day: string, language: Language): string => longDate(`${day}T00:00:00Z`, language, 'UTC');
