/** What a candidate answered and when; a null value is N/A on purpose. */
export type StoredAnswer = { value: number | null; touchedAt: string };

const notApplicable = 9;

/** One number of eleven digits, seconds and then the value, keeps a whole assessment within a write unit or two (a map would double it). */
export const packAnswer = (value: number | null, now: Date): number =>
  Math.floor(now.getTime() / 1000) * 10 + (value ?? notApplicable);

export const unpackAnswer = (packed: number): StoredAnswer => {
  const digit = packed % 10;
  return {
    value: digit === notApplicable ? null : digit,
    touchedAt: new Date(Math.floor(packed / 10) * 1000).toISOString(),
  };
};
