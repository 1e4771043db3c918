import { longDay } from '#shared/domain/long-date.ts';
import type { Language } from '#shared/lists.ts';

/** `day` is YYYY-MM-DD. */
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
