import { type Bloom, isIn } from './bloom.ts';
import breached from './breached-passwords.json' with { type: 'json' };

/** Removes accents and capitals, as in the stored list. */
export const foldPassword = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const filterOf = ({ bits, hashes }: { bits: string; hashes: number }): Bloom => ({
  bits: Buffer.from(bits, 'base64'),
  hashes,
});

const passwords = filterOf(breached.passwords);
const words = filterOf(breached.words);

/**
 * True when a folded password is in the list of breached ones (44 000 of twelve characters and more; 0.1 % false positives),
 * or is one of the list's 50 000 most frequent words (1 %) with digits and signs around it. Source and licence stand in the
 * JSON.
 */
export const isBreached = (folded: string): boolean => {
  if (isIn(passwords, folded)) return true;
  const [word] = /^[^\p{L}]*(\p{L}{4,})[^\p{L}]*$/u.exec(folded)?.slice(1) ?? [];
  return word !== undefined && isIn(words, word);
};
