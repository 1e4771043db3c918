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
