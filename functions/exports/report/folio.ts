import { abridged } from './legible.ts';

/** Text as a CSS string: whatever it holds, it ends neither the string nor the style element. */
const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

/** Cut between letters, never within one that is several code points. */
export const shortened = (text: string, length: number): string => {
  const all = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return all.length <= length
    ? text
    : `${all
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
};

const said = (text: string, length: number): string => shortened(abridged(text), length);

/** The foot of every page but a cover: whose it is, and what. The page numbers stand in page.css. */
export const folio = (fullName: string, title: string): string =>
  `@page{@bottom-left{content:${cssString(`${said(fullName, 45)} · ${said(title, 60)}`)}}}`;
