import { sentence } from '#shared/i18n/sentence.ts';
import type { JobFact, JobTag } from '#shared/schemas/catalogue-lists.ts';
import { currentLanguage, useTranslation } from './i18n.ts';

type Words = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Returns the texts of the fields that describe a job; `value` is for super administrators, `fact` for candidates. */
export const useJobFields = () => {
  const { t } = useTranslation('jobFields');
  const headings: Readonly<Record<string, string>> = t('heading', { returnObjects: true });
  const labels = t('label', { returnObjects: true });
  const hints: Readonly<Record<string, string>> = t('hint', { returnObjects: true });
  /** Returns one text for each of several words, none for an empty value. */
  const textsOf = (block: 'value' | 'fact', name: JobTag, value: unknown): string[] => {
    const words: Words = t(block, { returnObjects: true });
    const own = words[name] ?? '{{value}}';
    return [value ?? []].flat().map((one) => {
      const texts = typeof own === 'string' ? { text: own } : { text: own[String(one)] };
      return sentence(currentLanguage(), texts, 'text', { value: one }) ?? String(one);
    });
  };
  return {
    labelOf: (name: JobTag): string => labels[name],
    hintOf: (name: JobTag): string => hints[name] ?? '',
    textsOf,
    headingOf: (name: JobFact): string => headings[name] ?? '',
    unknown: t('unknown'),
  };
};
