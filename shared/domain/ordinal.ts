import type { Language } from '../lists.ts';

const english = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** 1re, 2e année; 1st, 2nd, 11th year. */
export const ordinalSuffix = (number: number, language: Language): string => {
  if (language === 'fr') return number === 1 ? 're' : 'e';
  return endings[english.select(number)] ?? 'th';
};
