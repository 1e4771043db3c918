import type { Language } from '#shared/lists.ts';
import { locales } from '#web/lib/words/format.ts';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const formats = {
  fr: new Intl.NumberFormat(locales.fr, oneDecimal),
  en: new Intl.NumberFormat(locales.en, oneDecimal),
};
const signed = {
  fr: new Intl.NumberFormat(locales.fr, { ...oneDecimal, signDisplay: 'exceptZero' }),
  en: new Intl.NumberFormat(locales.en, { ...oneDecimal, signDisplay: 'exceptZero' }),
};

/** "3,4", "4,0": a mean. */
export const meanFigure = (value: number, language: Language): string => formats[language].format(value);

/** "+0,5", "−0,2": what lies between two means. */
export const wayFigure = (value: number, language: Language): string =>
  signed[language].format(value).replace('-', '−');
