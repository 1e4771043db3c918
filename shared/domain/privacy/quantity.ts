import type { Language } from '../../lists.ts';

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'megabyte';

/** Formats "1 an", "7 jours", "7 days". */
export const quantity = (language: Language, amount: number, unit: Unit): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
