import type { Language } from '../lists.ts';

/** Names of catalogue fields as the audit log writes them; the form writes them with a capital. */
export const fieldNames = {
  fr: { employers: 'employeurs', familyFR: 'famille en français' },
  en: { employers: 'employers', familyFR: 'family in French' },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;

/** The same texts with a capital first letter. */
export const capitalized = <const T extends Readonly<Record<string, string>>>(texts: T): { [K in keyof T]: string } =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.charAt(0).toUpperCase() + text.slice(1)]),
  ) as { [K in keyof T]: string };
