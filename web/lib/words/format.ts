import type { Language } from '#shared/lists.ts';

export const locales = { fr: 'fr-FR', en: 'en-US' } as const satisfies Record<Language, string>;

const formatters = (options: Intl.DateTimeFormatOptions) => ({
  fr: new Intl.DateTimeFormat(locales.fr, options),
  en: new Intl.DateTimeFormat(locales.en, options),
});
const hours = formatters({ hour: 'numeric', minute: '2-digit' });

/** Formats in the reader's time zone: "14 h 32", "2:32 PM". */
export const timeOfDay = (time: number, language: Language): string => {
  const text = hours[language].format(time);
  return language === 'fr' ? text.replace(':', '\u00a0h\u00a0') : text;
};

const figures = { fr: new Intl.NumberFormat(locales.fr), en: new Intl.NumberFormat(locales.en) };

export const figure = (value: number, language: Language): string => figures[language].format(value);

const shorten = (bytes: number) => {
  if (bytes < 1_000) return { size: bytes, unit: 'byte', unitDisplay: 'long' } as const;
  if (bytes < 1_000_000) return { size: Math.round(bytes / 1_000), unit: 'kilobyte', unitDisplay: 'short' } as const;
  if (bytes < 1_000_000_000) return { size: bytes / 1_000_000, unit: 'megabyte', unitDisplay: 'short' } as const;
  return { size: bytes / 1_000_000_000, unit: 'gigabyte', unitDisplay: 'short' } as const;
};

/** Formats "226 octets", "18,4 Mo", "5,4 Go"; "226 bytes", "18.4 MB", "5.4 GB". */
export const fileSize = (bytes: number, language: Language): string => {
  const { size, ...unit } = shorten(bytes);
  const format = new Intl.NumberFormat(locales[language], { style: 'unit', maximumFractionDigits: 1, ...unit });
  // Intl writes the SI prefix kB; American English writes KB.
  return format.format(size).replace('kB', 'KB');
};

const usd = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
const dollarFigures = { fr: new Intl.NumberFormat(locales.fr, usd), en: new Intl.NumberFormat(locales.en, usd) };

/** Formats "3,40 $", "$3.40"; less than a cent is "< 0,01 $". */
export const dollars = (value: number, language: Language): string => {
  const format = dollarFigures[language];
  return value > 0 && value < 0.01 ? `<\u00a0${format.format(0.01)}` : format.format(value);
};
