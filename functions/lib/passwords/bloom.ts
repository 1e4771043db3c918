import { createHash } from 'node:crypto';

/** A set that may take another entry for one of its own, at a rate that its size was chosen for, and never misses one. */
export type Bloom = { readonly bits: Uint8Array; readonly hashes: number };

/** The smallest filter of so many entries at that rate of false positives (Bloom 1970: −n ln p ⁄ ln² 2 bits, −log₂ p hashes). */
export const emptyBloom = (entries: number, falsePositives: number): Bloom => ({
  bits: new Uint8Array(Math.ceil((-entries * Math.log(falsePositives)) / Math.LN2 ** 2 / 8)),
  hashes: Math.round(-Math.log2(falsePositives)),
});

/** The bits of an entry, by two hashes combined (Kirsch and Mitzenmacher 2006). */
const placesOf = ({ bits, hashes }: Bloom, entry: string): number[] => {
  const digest = createHash('sha256').update(entry).digest();
  const [first, second] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 5)];
  return Array.from({ length: hashes }, (_, i) => (first + i * second) % (bits.length * 8));
};

export const addTo = (filter: Bloom, entry: string): void => {
  for (const place of placesOf(filter, entry))
    filter.bits[place >> 3] = (filter.bits[place >> 3] ?? 0) | (1 << (place & 7));
};

/** Tells whether the entry is in the set, or taken for one that is. */
export const isIn = (filter: Bloom, entry: string): boolean =>
  placesOf(filter, entry).every((place) => ((filter.bits[place >> 3] ?? 0) >> (place & 7)) & 1);
