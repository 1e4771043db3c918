import type { ErrorCode } from '#shared/errors.ts';
import { errors as errorsEn } from '#shared/i18n/en/errors.ts';
import { refusals as refusalsEn } from '#shared/i18n/en/refusals.ts';
import { errors as errorsFr } from '#shared/i18n/fr/errors.ts';
import { refusals as refusalsFr } from '#shared/i18n/fr/refusals.ts';
import { sentence } from '#shared/i18n/sentence.ts';
import { type Language, languages } from '#shared/lists.ts';

/** Follows the weights of RFC 9110; French by default. */
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

type Values = Readonly<Record<string, unknown>>;

const fr = { ...errorsFr, ...refusalsFr };
const en = { ...errorsEn, ...refusalsEn };
const texts: Record<Language, typeof fr> = { fr, en };

export const errorText = (language: Language, code: ErrorCode, values?: Values): string =>
  sentence(language, texts[language], code, values) ?? code;

export const fieldErrorText = (language: Language, code: string, values?: Values): string =>
  sentence(language, texts[language].fields, code, values) ?? texts[language].invalid;
