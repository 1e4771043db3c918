import { type Bloom, isInBloom } from './bloom.ts';
import breached from './breached-passwords.json' with { type: 'json' };

export const foldPassword = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const filterOf = ({ bits, hashes }: { bits: string; hashes: number }): Bloom => ({
  bits: Buffer.from(bits, 'base64'),
  hashes,
});

const passwords = filterOf(breached.passwords);
const words = filterOf(breached.words);

/**
 * True for one of 44 000 breached passwords (0.1 % false positives), or one of the 50 000 most frequent words among breached
 * passwords (1 % false positives) with digits and signs around it. Source and licence stand in the JSON.
 */
export const isBreached = (folded: string): boolean => {
  if (isInBloom(passwords, folded)) return true;
  const [word] = /^[^\p{L}]*(\p{L}{4,})[^\p{L}]*$/u.exec(folded)?.slice(1) ?? [];
  return word !== undefined && isInBloom(words, word);
};
