import { shortened } from '#shared/domain/shortened.ts';
import { abridged } from './legible.ts';

/** Escapes everything that could end the string or the style element. */
const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

const footText = (text: string, length: number): string => shortened(abridged(text), length);

/** Applies to every page but a cover. page.css adds the page numbers. */
export const folio = (fullName: string, title: string): string =>
  `@page{@bottom-left{content:${cssString(`${footText(fullName, 45)} · ${footText(title, 60)}`)}}}`;
