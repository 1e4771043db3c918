import { longDay } from '#shared/domain/long-date.ts';
import type { Language } from '#shared/lists.ts';

/** A day (YYYY-MM-DD) in the language's long form, the French first of a month as 1<sup>er</sup>. */
export const LongDate = ({ day, language }: { day: string; language: Language }) => {
  const text = longDay(day, language);
  return text.startsWith('1er ') ? (
    <>
      1<sup>er</sup>
      {text.slice('1er'.length)}
    </>
  ) : (
    text
  );
};
