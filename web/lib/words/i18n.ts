import { useMemo, useSyncExternalStore } from 'react';
import type { Texts } from '#shared/i18n/index.ts';
import { type Translate, translator } from '#shared/i18n/translate.ts';
import { daySeconds, languageCookieDays } from '#shared/limits.ts';
import type { Language } from '#shared/lists.ts';
import { createListeners } from '#web/lib/listeners.ts';
import type { Namespace } from '#web/lib/screens.ts';
import { chooseLanguage } from './language.ts';

const files = import.meta.glob<Partial<Texts>>([
  '../../../shared/i18n/*/*.ts',
  '!../../../shared/i18n/*/{index,archive,catalogue,imports,mails,pdf,reference,refusals}.ts',
]);

const storageKey = 'language';
/** Browsers take a name with this prefix over HTTPS alone. */
const cookieName = '__Secure-language';

const texts: Record<Language, Partial<Texts>> = { fr: {}, en: {} };
const wanted = new Set<Namespace>();
const { follow, notify } = createListeners();
let spoken: Language = 'fr';

export const currentLanguage = (): Language => spoken;

const load = async (language: Language): Promise<void> => {
  const missing = [...wanted].filter((namespace) => !texts[language][namespace]);
  const loads = missing.map((namespace) => files[`../../../shared/i18n/${language}/${namespace}.ts`]?.());
  const settled = await Promise.allSettled(loads);
  // Keeps the texts that did load, because the message about the failed ones needs them.
  for (const one of settled) if (one.status === 'fulfilled') Object.assign(texts[language], one.value);
  for (const one of settled) if (one.status === 'rejected') throw one.reason;
};

export const loadTexts = (namespaces: readonly Namespace[]): Promise<void> => {
  for (const namespace of namespaces) wanted.add(namespace);
  return load(spoken);
};

export const setLanguage = (language: Language): void => {
  spoken = language;
};

const settleOn = (language: Language): void => {
  setLanguage(language);
  document.documentElement.lang = language;
  // The edge picks the language of prerendered pages by this cookie.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the browsers that we serve
  document.cookie = `${cookieName}=${language}; path=/; max-age=${languageCookieDays * daySeconds}; samesite=lax; secure`;
};

export const startI18n = (): void => settleOn(chooseLanguage(localStorage.getItem(storageKey), navigator.languages));

/** Waits for the texts; the choice is stored on this device. */
export const switchLanguage = async (language: Language): Promise<void> => {
  localStorage.setItem(storageKey, language);
  await load(language);
  settleOn(language);
  notify();
};

export const useLanguage = (): Language => useSyncExternalStore(follow, currentLanguage, currentLanguage);

/** Keys of the first namespace need no prefix. */
export const useTranslation = <First extends Namespace, Others extends Namespace = First>(
  namespaces: First | readonly [First, ...Others[]],
): { t: Translate<First, Others> } => {
  const language = useLanguage();
  const first = typeof namespaces === 'string' ? namespaces : namespaces[0];
  return useMemo(() => ({ t: translator(language, texts[language], [first]) }), [language, first]);
};

/** Used outside components; does not follow a switch of the language. */
export const currentTexts = (): Translate<'common', Namespace> => translator(spoken, texts[spoken], ['common']);
