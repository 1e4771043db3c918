import { allItems, inWords } from './contents.ts';

/** What of the whole table, the record of who did what aside, still holds one of these words: ids, names, addresses. */
export const tracesOf = async (...words: string[]): Promise<string[]> => {
  const items = (await allItems()).filter(({ PK }) => !String(PK).startsWith('AUDIT#')).map(inWords);
  const known = [...words, ...words.map((word) => word.toLowerCase())];
  return items.filter((item) => known.some((word) => item.includes(word)));
};
