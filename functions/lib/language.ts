import type { TFunction } from 'i18next';
import { en } from '#shared/i18n/en/index.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { createI18n } from '#shared/i18n/index.ts';
import { type Language, languages } from '#shared/lists.ts';

/** The first of the caller's languages that the product speaks (RFC 9110 weights), French by default. */
export const preferredLanguage = (acceptLanguage: string | undefined): Language => {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { tag: tag.slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    const language = languages.find((known) => known === tag);
    if (language) return language;
  }
  return 'fr';
};

const instances = { fr: createI18n('fr', { fr }), en: createI18n('en', { fr, en }) };

/** The texts of a language, for messages, mails and reports. */
export const translator = (language: Language): TFunction => instances[language].t;
