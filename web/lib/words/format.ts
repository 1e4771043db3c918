import type { Language } from '#shared/lists.ts';

export const locales = { fr: 'fr-FR', en: 'en-US' } as const satisfies Record<Language, string>;

const formatters = (options: Intl.DateTimeFormatOptions) => ({
  fr: new Intl.DateTimeFormat(locales.fr, options),
  en: new Intl.DateTimeFormat(locales.en, options),
});
const hours = formatters({ hour: 'numeric', minute: '2-digit' });

/** In the reader's time zone: "14 h 32", "2:32 PM". */
export const timeOfDay = (time: number, language: Language): string => {
  const text = hours[language].format(time);
  return language === 'fr' ? text.replace(':', '\u00a0h\u00a0') : text;
};

const figures = { fr: new Intl.NumberFormat(locales.fr), en: new Intl.NumberFormat(locales.en) };

export const figure = (value: number, language: Language): string => figures[language].format(value);
