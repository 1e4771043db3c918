import type { Language } from '#shared/lists.ts';

const format = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
const formats = { fr: format('fr-FR'), en: format('en-US') } as const satisfies Record<Language, Intl.DateTimeFormat>;

/** A day (YYYY-MM-DD) in the language's long form: « 1er mars 2026 », “March 1, 2026”. */
export const LongDate = ({ day, language }: { day: string; language: Language }) => {
  const text = formats[language].format(new Date(`${day}T00:00:00Z`));
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
