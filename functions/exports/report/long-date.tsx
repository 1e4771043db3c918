import type { Language } from '#shared/lists.ts';

const locales = { fr: 'fr-FR', en: 'en-US' } as const satisfies Record<Language, string>;

// Made when a day is written: making one reads a language's data, a fifth of the function's start.
const formatIn = (language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });

/** A day (YYYY-MM-DD) in the language's long form: « 1er mars 2026 », “March 1, 2026”. */
export const LongDate = ({ day, language }: { day: string; language: Language }) => {
  const text = formatIn(language).format(new Date(`${day}T00:00:00Z`));
  const isFirst = language === 'fr' && text.startsWith('1 ');
  return isFirst ? (
    <>
      1<sup>er</sup>
      {text.slice(1)}
    </>
  ) : (
    text
  );
};
