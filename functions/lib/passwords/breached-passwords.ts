import { type Bloom, isIn } from './bloom.ts';
import breached from './breached-passwords.json' with { type: 'json' };

/** Without accents and capitals, as the list is kept. */
export const foldPassword = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const filterOf = ({ bits, hashes }: { bits: string; hashes: number }): Bloom => ({
  bits: Buffer.from(bits, 'base64'),
  hashes,
});

const passwords = filterOf(breached.passwords);
const words = filterOf(breached.words);

/**
 * Tells whether a folded password stands in a list of breached ones (44 000 of twelve characters and more; one in a thousand others is taken
 * for one of them), or is a word of that list (the 50 000 most frequent; one in a hundred) with figures and signs around it. The list's
 * source and licence stand in the file itself.
 */
export const isBreached = (folded: string): boolean => {
  if (isIn(passwords, folded)) return true;
  const [word] = /^[^\p{L}]*(\p{L}{4,})[^\p{L}]*$/u.exec(folded)?.slice(1) ?? [];
  return word !== undefined && isIn(words, word);
};
