/** How many words a text has: what stands between blanks, if there is a letter or a digit in it. */
export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
