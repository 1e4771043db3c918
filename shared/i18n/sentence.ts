import type { Language } from '../lists.ts';

export type Values = Readonly<Record<string, unknown>>;

const isText = (text: unknown): text is string => typeof text === 'string';

const pluralOf = (language: Language, count: unknown): string | undefined =>
  typeof count === 'number' ? new Intl.PluralRules(language).select(count) : undefined;

/**
 * Undefined when there is no text. `{{name}}` is a value, `{{name, number}}` a localised number. `context` selects
 * `key_<context>`; `count` selects `key_zero`, `key_one` or `key_other`. Written by hand, because an i18n library would
 * add a tenth to the start of every function and page.
 */
export const sentence = (language: Language, texts: Values, key: string, values: Values = {}): string | undefined => {
  const { count, context } = values;
  const forms = [
    context,
    count === 0 ? 'zero' : undefined,
    pluralOf(language, count),
    count === undefined ? undefined : 'other',
  ];
  const text = [...forms.map((form) => texts[`${key}_${form}`]), texts[key]].find(isText);
  return text?.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber?: string) => {
    const value = values[name];
    return isNumber && typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : String(value ?? '');
  });
};
