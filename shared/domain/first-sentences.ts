import type { Language } from '../lists.ts';
import { shortened } from './shortened.ts';

/** Returns, in one line, as many whole sentences as fit in `length` letters; cuts the first one if it does not fit. */
export const firstSentences = (text: string, language: Language, length: number): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  const ends = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)].map(
    ({ index, segment }) => index + segment.length,
  );
  const fitting = ends.map((end) => line.slice(0, end).trimEnd()).findLast((part) => part.length <= length);
  return fitting ?? shortened(line, length);
};
