import type { Language } from '#shared/lists.ts';

const at = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
const formats = { fr: new Intl.DateTimeFormat('fr-FR', at), en: new Intl.DateTimeFormat('en-US', at) };

/** "21 novembre 2026 à 14 h 03 (UTC)": a moment, to whoever may be anywhere. */
export const momentIn = (language: Language, moment: Date): string => {
  const text = `${formats[language].format(moment)} (UTC)`;
  return language === 'fr' ? text.replace(/^1 /, '1er ').replace(':', '\u00a0h\u00a0') : text;
};
