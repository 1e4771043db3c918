import type { i18n } from 'i18next';
import { createI18n, type Texts } from '#shared/i18n/index.ts';
import type { Language } from '#shared/lists.ts';
import { chooseLanguage } from './language.ts';

const storageKey = 'language';

const load: Record<Language, () => Promise<Texts>> = {
  fr: async () => (await import('#shared/i18n/fr/index.ts')).fr,
  en: async () => (await import('#shared/i18n/en/index.ts')).en,
};

let instance: i18n | undefined;

/** The language of the interface at this moment. */
export const currentLanguage = (): Language => (instance?.language === 'en' ? 'en' : 'fr');

/** Loads the texts of the device's language and nothing else. */
export const startI18n = async (): Promise<i18n> => {
  const language = chooseLanguage(localStorage.getItem(storageKey), navigator.languages);
  instance = createI18n(language, { [language]: await load[language]() });
  document.documentElement.lang = language;
  return instance;
};

/** Switches the interface at once and remembers the choice on this device. */
export const switchLanguage = async (language: Language): Promise<void> => {
  localStorage.setItem(storageKey, language);
  if (!instance || instance.language === language) return;
  if (!instance.hasResourceBundle(language, 'common')) {
    for (const [namespace, texts] of Object.entries(await load[language]())) {
      instance.addResourceBundle(language, namespace, texts);
    }
  }
  await instance.changeLanguage(language);
  document.documentElement.lang = language;
};

/** The running instance, for messages that no component shows. */
export const getI18n = (): i18n => {
  if (!instance) throw new Error('startI18n has not run');
  return instance;
};
