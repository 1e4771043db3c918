import type { Language } from '../lists.ts';

const english = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** 1re, 2e année; 1st, 2nd, 11th year. */
export const ordinalSuffix = (number: number, language: Language): string => {
  if (language === 'fr') return number === 1 ? 're' : 'e';
  return endings[english.select(number)] ?? 'th';
};

/** Ranks are masculine in French: 1er, 2e; 1st, 2nd. */
export const rankOrdinal = (rank: number, language: Language): string =>
  `${rank}${language === 'fr' && rank === 1 ? 'er' : ordinalSuffix(rank, language)}`;
