/** Text as a CSS string: whatever it holds, it ends neither the string nor the style element. */
const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

/** Cut between letters, never within one that is several code points. */
const shortened = (text: string, length: number): string => {
  const all = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return all.length <= length
    ? text
    : `${all
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
};

/** The foot of every page but the cover: whose report it is. The page numbers stand in report.css. */
export const folio = (fullName: string, title: string): string =>
  `@page{@bottom-left{content:${cssString(`${shortened(fullName, 45)} · ${shortened(title, 60)}`)}}}` +
  '@page :first{@bottom-left{content:none}}';
