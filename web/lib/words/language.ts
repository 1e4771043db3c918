import { type Language, languages } from '#shared/lists.ts';

const isLanguage = (value: string | null | undefined): value is Language =>
  languages.some((language) => language === value);

/** Returns the stored choice, else the browser's first language if supported, else French. */
export const chooseLanguage = (stored: string | null, browser: readonly string[]): Language =>
  [stored, browser[0]?.slice(0, 2).toLowerCase()].find(isLanguage) ?? 'fr';
