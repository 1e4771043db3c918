import { abridged } from './legible.ts';

/** Escapes everything that could end the string or the style element. */
const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

/** Cuts between grapheme clusters. */
export const shortened = (text: string, length: number): string => {
  const all = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return all.length <= length
    ? text
    : `${all
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
};

const footText = (text: string, length: number): string => shortened(abridged(text), length);

/** Applies to every page but a cover. page.css adds the page numbers. */
export const folio = (fullName: string, title: string): string =>
  `@page{@bottom-left{content:${cssString(`${footText(fullName, 45)} · ${footText(title, 60)}`)}}}`;
