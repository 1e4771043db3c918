import { createHash } from 'node:crypto';

/** A Bloom filter: it never misses an entry and has false positives at the rate for which it was sized. */
export type Bloom = { readonly bits: Uint8Array; readonly hashes: number };

/** Smallest size: −n ln p ⁄ ln² 2 bits, −log₂ p hashes (Bloom 1970). */
export const createBloom = (entries: number, falsePositives: number): Bloom => ({
  bits: new Uint8Array(Math.ceil((-entries * Math.log(falsePositives)) / Math.LN2 ** 2 / 8)),
  hashes: Math.round(-Math.log2(falsePositives)),
});

/** Combines two hashes (Kirsch and Mitzenmacher 2006). */
const placesOf = ({ bits, hashes }: Bloom, entry: string): number[] => {
  const digest = createHash('sha256').update(entry).digest();
  const [first, second] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 5)];
  return Array.from({ length: hashes }, (_, i) => (first + i * second) % (bits.length * 8));
};

export const addToBloom = (filter: Bloom, entry: string): void => {
  for (const place of placesOf(filter, entry))
    filter.bits[place >> 3] = (filter.bits[place >> 3] ?? 0) | (1 << (place & 7));
};

export const isInBloom = (filter: Bloom, entry: string): boolean =>
  placesOf(filter, entry).every((place) => ((filter.bits[place >> 3] ?? 0) >> (place & 7)) & 1);
