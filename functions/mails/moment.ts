import type { Language } from '#shared/lists.ts';

const locales = { fr: 'fr-FR', en: 'en-US' } as const satisfies Record<Language, string>;

/** "UTC+1", "UTC−4", "UTC". */
const formatOffset = (timeZone: string, moment: Date): string => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC').replace(/\+0$/, '').replace('-', '−');
};

/**
 * "21 novembre 2026 à 15 h 03 (UTC+1)": with the zone, as mails are read anywhere. Creates its formats on use: loading
 * a language's data takes a quarter of the cold start.
 */
export const formatMoment = (language: Language, moment: Date, timeZone: string): string => {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone });
  const text = format.format(moment);
  const written = language === 'fr' ? text.replace(/^1 /, '1er ').replace(':', '\u00a0h\u00a0') : text;
  return `${written} (${formatOffset(timeZone, moment)})`;
};
