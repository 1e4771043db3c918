import type { Language } from '../lists.ts';

type Values = Readonly<Record<string, unknown>>;

const isText = (text: unknown): text is string => typeof text === 'string';

/**
 * The sentence `key` of a block of texts with its values, by i18next's rules as far as the API's few sentences use them:
 * `{{name}}` is a value, `key_<context>` goes by `context`, `key_one` and `key_other` by `count`; undefined when there is
 * none. i18next itself, which words the site, the mails and the report, would be a tenth of every function's start.
 */
export const sentence = (language: Language, texts: Values, key: string, values: Values = {}): string | undefined => {
  const { count, context } = values;
  const plural = typeof count === 'number' ? new Intl.PluralRules(language).select(count) : undefined;
  const text = [texts[`${key}_${context}`], texts[`${key}_${plural}`], texts[key]].find(isText);
  return text?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
};
