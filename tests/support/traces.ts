import { allItems, inWords } from './contents.ts';

/** Items, except the audit log's, that still contain an id, name or address. */
export const tracesOf = async (...words: string[]): Promise<string[]> => {
  const items = (await allItems()).filter(({ PK }) => !String(PK).startsWith('AUDIT#')).map(inWords);
  const known = [...words, ...words.map((word) => word.toLowerCase())];
  return items.filter((item) => known.some((word) => item.includes(word)));
};
