import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Returns texts in reading order, without drawings; all spaces become plain. */
export const wordsOf = (part: ReactElement): string[] =>
  renderToStaticMarkup(part)
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .split(/<[^>]*>/)
    .map((words) => words.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (found) => characters[found] ?? found))
    .map((words) => words.replaceAll(/\s+/g, ' ').trim())
    .filter((words) => words !== '');
