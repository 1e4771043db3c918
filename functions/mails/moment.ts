import type { Language } from '#shared/lists.ts';

const locales = { fr: 'fr-FR', en: 'en-US' } as const satisfies Record<Language, string>;

/** Says how far a zone's clocks are from UTC at that moment: "UTC+1", "UTC−4", "UTC". */
const offsetIn = (timeZone: string, moment: Date): string => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC').replace(/\+0$/, '').replace('-', '−');
};

/**
 * "21 novembre 2026 à 15 h 03 (UTC+1)": a moment in a time zone, which is said, since mails are read anywhere. Its formats are made
 * when they are needed: making one reads a language's data, a quarter of the function's start.
 */
export const momentIn = (language: Language, moment: Date, timeZone: string): string => {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone });
  const text = format.format(moment);
  const written = language === 'fr' ? text.replace(/^1 /, '1er ').replace(':', '\u00a0h\u00a0') : text;
  return `${written} (${offsetIn(timeZone, moment)})`;
};
