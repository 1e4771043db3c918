/** `atOnce` tokens come back at `perSecond`. */
export type Size = { readonly perSecond: number; readonly atOnce: number };
/** `missing` tokens at that time (epoch milliseconds). */
export type Bucket = { readonly missing: number; readonly at: number };

/** A clock that went back refills nothing, and takes nothing back. */
const missingAt = ({ missing, at }: Bucket, { perSecond }: Size, now: number): number =>
  Math.max(0, missing - (Math.max(0, now - at) * perSecond) / 1000);

/** `waitMs` is 0 if the tokens were taken, else the time until they are back. */
export const takeTokens = (
  bucket: Bucket | undefined,
  { size, tokens, now }: { size: Size; tokens: number; now: number },
): { bucket: Bucket; waitMs: number } => {
  const before = bucket ?? { missing: 0, at: now };
  const missing = missingAt(before, size, now) + tokens;
  if (missing <= size.atOnce) return { bucket: { missing, at: now }, waitMs: 0 };
  const waitMs = ((missing - size.atOnce) * 1000) / size.perSecond;
  // Keeps the time of the last token, so that a larger size refills for all of it.
  return { bucket: { missing: before.missing, at: Math.min(before.at, now) }, waitMs };
};

/** A full bucket is as good as none. */
export const forgetFull = (buckets: Map<string, Bucket>, size: Size, now: number): void => {
  for (const [name, bucket] of buckets) if (missingAt(bucket, size, now) === 0) buckets.delete(name);
};
