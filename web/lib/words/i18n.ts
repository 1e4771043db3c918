import { useMemo, useSyncExternalStore } from 'react';
import type { Texts } from '#shared/i18n/index.ts';
import { type Translate, translator } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/lists.ts';
import type { Namespace } from '#web/lib/screens.ts';
import { chooseLanguage } from './language.ts';

const files = import.meta.glob<Partial<Texts>>([
  '../../../shared/i18n/*/*.ts',
  '!../../../shared/i18n/*/{index,archive,catalogue,imports,mails,pdf,reference,refusals}.ts',
]);

const storageKey = 'language';
const year = 365 * 24 * 60 * 60;

const texts: Record<Language, Partial<Texts>> = { fr: {}, en: {} };
const wanted = new Set<Namespace>();
const listeners = new Set<() => void>();
let spoken: Language = 'fr';

/** The language of the interface at this moment. */
export const currentLanguage = (): Language => spoken;

const load = async (language: Language): Promise<void> => {
  const missing = [...wanted].filter((namespace) => !texts[language][namespace]);
  const loads = missing.map((namespace) => files[`../../../shared/i18n/${language}/${namespace}.ts`]?.());
  const settled = await Promise.allSettled(loads);
  // Those that came stand even if another did not come, which needs words, too.
  for (const one of settled) if (one.status === 'fulfilled') Object.assign(texts[language], one.value);
  for (const one of settled) if (one.status === 'rejected') throw one.reason;
};

/** Loads what a screen is worded with, in the language of the interface. */
export const loadTexts = (namespaces: readonly Namespace[]): Promise<void> => {
  for (const namespace of namespaces) wanted.add(namespace);
  return load(spoken);
};

/** Speaks that language from now on. */
export const speak = (language: Language): void => {
  spoken = language;
};

const settleOn = (language: Language): void => {
  speak(language);
  document.documentElement.lang = language;
  // Whoever answers for a page that was rendered in advance goes by it.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the browsers that we serve
  document.cookie = `${storageKey}=${language}; path=/; max-age=${year}; samesite=lax; secure`;
};

/** Speaks the language of the device. */
export const startI18n = (): void => settleOn(chooseLanguage(localStorage.getItem(storageKey), navigator.languages));

/** Switches the interface as soon as its texts are there, and remembers the choice on this device. */
export const switchLanguage = async (language: Language): Promise<void> => {
  localStorage.setItem(storageKey, language);
  await load(language);
  settleOn(language);
  for (const listener of listeners) listener();
};

const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The language of the interface; follows its switch. */
export const useLanguage = (): Language => useSyncExternalStore(follow, currentLanguage, currentLanguage);

/** The sentences of those namespaces, in the language of the interface; those of the first one also by their bare key. */
export const useTranslation = <First extends Namespace, Others extends Namespace = First>(
  namespaces: First | readonly [First, ...Others[]],
): { t: Translate<First, Others> } => {
  const language = useLanguage();
  const first = typeof namespaces === 'string' ? namespaces : namespaces[0];
  return useMemo(() => ({ t: translator(language, texts[language], [first]) }), [language, first]);
};

/** What speaks at this moment, for messages that no component shows. */
export const currentTexts = (): Translate<'common', Namespace> => translator(spoken, texts[spoken], ['common']);
