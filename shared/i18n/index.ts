import i18next, { type i18n } from 'i18next';
import type { Language } from '../lists.ts';
import type { fr } from './fr/index.ts';

/** The texts of one language: exactly French's keys, so a missing English one does not compile. */
export type Texts = Widened<typeof fr>;
type Widened<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widened<T[K]> };
/** One namespace of another language, typed by the French one. */
export type Like<T> = Widened<T>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof fr;
    returnNull: false;
  }
}

/**
 * An i18next instance that speaks `language` from the texts handed in, all of them or the namespaces that are needed; French
 * stands in for a language not handed in.
 */
export const createI18n = (language: Language, texts: Partial<Record<Language, Partial<Texts>>>): i18n => {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'fr',
    resources: texts,
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
};
