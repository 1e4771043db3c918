import { allItems, inWords } from './contents.ts';

/** Items of the table, except the audit log, that still contain one of these texts (ids, names, addresses). */
export const tracesOf = async (...words: string[]): Promise<string[]> => {
  const items = (await allItems()).filter(({ PK }) => !String(PK).startsWith('AUDIT#')).map(inWords);
  const known = [...words, ...words.map((word) => word.toLowerCase())];
  return items.filter((item) => known.some((word) => item.includes(word)));
};
