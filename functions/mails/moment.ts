import type { Language } from '#shared/lists.ts';

const locales = { fr: 'fr-FR', en: 'en-US' } as const;

/** "21 novembre 2026 à 14:03 (UTC)": a moment to whoever may be anywhere. */
export const momentIn = (language: Language, at: Date): string => {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(at).replace(/^1 /, '1er ')} (UTC)`;
};
