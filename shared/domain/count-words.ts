/** Counts parts between spaces that have a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
