/** `atOnce` tokens come back at `perSecond`. */
export type Size = { readonly perSecond: number; readonly atOnce: number };
/** `missing` tokens at that time (epoch milliseconds). */
export type Bucket = { readonly missing: number; readonly at: number };

/** A clock that went back refills nothing, and takes nothing back. */
const missingAt = ({ missing, at }: Bucket, { perSecond }: Size, now: number): number =>
  Math.max(0, missing - (Math.max(0, now - at) * perSecond) / 1000);

/** `waitMs` is 0 if a token was taken, else the time until one is back. */
export const takeToken = (bucket: Bucket | undefined, size: Size, now: number): { bucket: Bucket; waitMs: number } => {
  const before = bucket ?? { missing: 0, at: now };
  const missing = missingAt(before, size, now) + 1;
  if (missing <= size.atOnce) return { bucket: { missing, at: now }, waitMs: 0 };
  const waitMs = ((missing - size.atOnce) * 1000) / size.perSecond;
  // Keeps the time of the last token, so that a larger size refills for all of it.
  return { bucket: { missing: before.missing, at: Math.min(before.at, now) }, waitMs };
};

/** A full bucket is as good as none. */
export const forgetFull = (buckets: Map<string, Bucket>, size: Size, now: number): void => {
  for (const [name, bucket] of buckets) if (missingAt(bucket, size, now) === 0) buckets.delete(name);
};
