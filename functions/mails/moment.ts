import type { Language } from '#shared/lists.ts';

const at = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
const locales = { fr: 'fr-FR', en: 'en-US' } as const satisfies Record<Language, string>;

// Made when it is needed: making one reads a language's data, a quarter of the function's start.
const formatIn = (language: Language) => new Intl.DateTimeFormat(locales[language], at);

/** "21 novembre 2026 à 14 h 03 (UTC)": a moment, to whoever may be anywhere. */
export const momentIn = (language: Language, moment: Date): string => {
  const text = `${formatIn(language).format(moment)} (UTC)`;
  return language === 'fr' ? text.replace(/^1 /, '1er ').replace(':', '\u00a0h\u00a0') : text;
};
