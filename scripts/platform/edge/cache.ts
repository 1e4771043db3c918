import type { Headers, Response } from '#scripts/platform/http/message.ts';

/** Enough for the site; the oldest entry is evicted. */
const mostEntries = 1000;

/** A cached response, as viewers get it. */
type Answer = {
  response: Response;
  /** True when the origin failed, even if an error page replaced its response. */
  isError: boolean;
  /** The conditional headers that revalidate it with the origin. */
  validators: Headers;
};
type Entry = Answer & { keptAt: number; freshUntil: number };
/** A cache entry that was found; it may be stale. */
export type Kept = Answer & { key: string; ageSeconds: number; isFresh: boolean };

/** CloudFront's cache: responses by key, with their expiry. */
export const createCache = (now: () => number) => {
  const entries = new Map<string, Entry>();
  return {
    /** Returns the entry of the first key that has one. */
    find(...keys: string[]): Kept | null {
      for (const key of keys) {
        const entry = entries.get(key);
        if (!entry) continue;
        const ageSeconds = Math.floor((now() - entry.keptAt) / 1000);
        return { ...entry, key, ageSeconds, isFresh: now() < entry.freshUntil };
      }
      return null;
    },
    keep(key: string, answer: Answer, seconds: number): void {
      entries.delete(key);
      entries.set(key, { ...answer, keptAt: now(), freshUntil: now() + seconds * 1000 });
      const [oldest = key] = entries.keys();
      if (entries.size > mostEntries) entries.delete(oldest);
    },
    /** Serves a stale entry for some more seconds. */
    extend(key: string, seconds: number): void {
      const entry = entries.get(key);
      if (entry) entry.freshUntil = now() + seconds * 1000;
    },
    drop: (key: string): boolean => entries.delete(key),
  };
};

export type Cache = ReturnType<typeof createCache>;
