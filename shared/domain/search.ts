/** Letters as one compares them when searching: without accents, capitals, ligatures and doubled spaces. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A search over rows by their text, the same in browser and server: every word of the query, or part of one, must be found, in
 * any order, without regard to accents and case. The texts are folded once, so that searching again as somebody types is cheap.
 */
export const searchIn = <T>(rows: readonly T[], textOf: (row: T) => string): ((query: string) => readonly T[]) => {
  const texts = rows.map((row) => folded(textOf(row)));
  return (query) => {
    const words = folded(query).split(' ');
    return rows.filter((_, index) => words.every((word) => texts[index]?.includes(word)));
  };
};
