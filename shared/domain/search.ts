/** Removes accents, capitals and ligatures. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

export const folded = (text: string): string => bare(text).replace(/\s+/g, ' ').trim();

/**
 * Every word must occur somewhere, in any order; a part of a word suffices, and accents and case do not matter. Folds
 * the texts once.
 */
export const searchIn = <T>(rows: readonly T[], textOf: (row: T) => string): ((query: string) => readonly T[]) => {
  const texts = rows.map((row) => folded(textOf(row)));
  return (query) => {
    const words = folded(query).split(' ');
    return rows.filter((_, index) => words.every((word) => texts[index]?.includes(word)));
  };
};

/** Splits a text at the matches that `searchIn` finds. */
export const splitMatches = (text: string, query: string): { piece: string; isFound: boolean }[] => {
  const letters = [...text].map((letter) => ({ letter, bare: bare(letter), isFound: false }));
  // Maps each bare letter to its source; a ligature gives two.
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
