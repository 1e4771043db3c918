/** Letters as one compares them when searching: without accents, capitals and ligatures. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

/** The same without doubled spaces. */
export const folded = (text: string): string => bare(text).replace(/\s+/g, ' ').trim();

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

/** A text in pieces: those in which a word of the query is found, as `searchIn` finds it, and those between them. */
export const piecesOf = (text: string, query: string): { piece: string; isFound: boolean }[] => {
  const letters = [...text].map((letter) => ({ letter, bare: bare(letter), isFound: false }));
  // The letter that each of the bare letters comes from: a ligature gives two.
  const sources = letters.flatMap((source) => [...source.bare].map(() => source));
  const whole = letters.map((source) => source.bare).join('');
  for (const word of folded(query).split(' ').filter(Boolean)) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1))
      for (const source of sources.slice(at, at + word.length)) source.isFound = true;
  }
  const pieces: { piece: string; isFound: boolean }[] = [];
  for (const { letter, isFound } of letters) {
    const last = pieces.at(-1);
    if (last?.isFound === isFound) last.piece += letter;
    else pieces.push({ piece: letter, isFound });
  }
  return pieces;
};
